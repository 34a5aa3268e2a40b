// What a designer finds in Storybook, said once for every component folder.
import ts from 'typescript';
import { expect, test } from 'vitest';

const raw: Record<string, string> = import.meta.glob(
  [
    '../*/*.tsx',
    '../*/*.guide.ts',
    '../*/index.ts',
    '../../storybook/{patterns,templates,principles}/*',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const files = Object.keys(raw);
/** `patterns` or `templates` for the pages that put components together. */
const folderOf = (file: string) => file.split('/').at(-2) ?? '';
const named = (end: RegExp) => new Set(files.filter((file) => end.test(file)).map(folderOf));

const components = files.filter(
  (file) =>
    file.startsWith('../') &&
    !file.includes('/storybook/') &&
    file.endsWith('.tsx') &&
    !/\.(stories|test|guide)\.tsx$/.test(file) &&
    !file.startsWith('../internal/'),
);
/** Only parts of other components, which show what they look like. */
const parts = new Set(['disabled-reason', 'modal', 'option-list']);
/** Heard, never seen. */
const unseen = new Set(['live-region']);
const storiesIn = (folder: string) =>
  files.filter((file) => folderOf(file) === folder && file.endsWith('.stories.tsx'));
const patterns = storiesIn('patterns');
const templates = storiesIn('templates');
const principles = storiesIn('principles');
const folders = [...new Set(components.map(folderOf))].filter((folder) => !parts.has(folder));

test('every component has a story', () => {
  const shown = named(/\.stories\.tsx$/);
  expect(folders.filter((folder) => !shown.has(folder))).toEqual([]);
});

test('every component has a guide, and its stories show it', () => {
  const guided = named(/\.guide\.tsx?$/);
  expect(folders.filter((folder) => !guided.has(folder))).toEqual([]);
  expect(
    files.filter(
      (file) =>
        file.endsWith('.stories.tsx') &&
        guided.has(folderOf(file)) &&
        !/guide: \w+Guide/.test(raw[file] ?? ''),
    ),
  ).toEqual([]);
});

test('every component has a story with pictures', () => {
  const drawn = new Set(
    files
      .filter((file) => file.endsWith('.stories.tsx') && raw[file]?.includes("tags: ['visual']"))
      .map(folderOf),
  );
  expect(folders.filter((folder) => !drawn.has(folder) && !unseen.has(folder))).toEqual([]);
});

test('a pattern page stands for each kind of screen, with its guide', () => {
  const ids = patterns.map((file) => /\bid: 'patterns-(\w+)'/.exec(raw[file] ?? '')?.[1]);
  expect(new Set(ids)).toEqual(
    new Set(['autosave', 'drawer', 'emptyandfailed', 'form', 'list', 'sheet']),
  );
  expect(patterns.filter((file) => !/guide: \w+Guide/.test(raw[file] ?? ''))).toEqual([]);
});

test('every pattern page shows the student’s and the manager’s', () => {
  const alone = patterns.filter(
    (file) =>
      !/export const Student\w*\b/.test(raw[file] ?? '') ||
      !/export const Manager\w*\b/.test(raw[file] ?? ''),
  );
  expect(alone).toEqual([]);
});

test('a template shows a whole page at three widths', () => {
  expect(templates.length).toBeGreaterThan(0);
  for (const file of templates)
    expect(
      [...(raw[file] ?? '').matchAll(/\.\.\.atWidth\('(\w+)'\)/g)].map(([, at]) => at),
    ).toEqual(['phone', 'tablet', 'desk']);
});

test('a page stands for each principle', () => {
  const ids = principles.map((file) => /\bid: 'principles-(\w+)'/.exec(raw[file] ?? '')?.[1]);
  expect(new Set(ids)).toEqual(
    new Set(['wording', 'responsive', 'colour', 'charts', 'accessibility']),
  );
});

test('every state of a guide is a story', () => {
  const missing = files
    .filter((file) => /\.guide\.tsx?$/.test(file) || [...patterns, ...templates].includes(file))
    .flatMap((file) => {
      const stories = files
        .filter((other) => other.endsWith('.stories.tsx') && folderOf(other) === folderOf(file))
        .map((other) => raw[other])
        .join('\n');
      return [...(raw[file] ?? '').matchAll(/\bstory: '(\w+)'/g)]
        .map(([, story = '']) => story)
        .filter((story) => !new RegExp(`export const ${story}\\b`).test(stories))
        .map((story) => `${file}: ${story}`);
    });
  expect(missing).toEqual([]);
});

test('every guide shows a do and a don’t as it looks', () => {
  const untold = files
    .filter((file) => /\.guide\.tsx?$/.test(file) || patterns.includes(file))
    .filter((file) => {
      const [, dos, donts] = (raw[file] ?? '').split(/^ {2}(?:dos|donts): /m);
      return dos && donts && !(dos.includes('example:') && donts.includes('example:'));
    });
  expect(untold).toEqual([]);
});

test('every other component that a guide points to has a docs page', () => {
  const ids = new Set(
    files.flatMap((file) =>
      [...(raw[file] ?? '').matchAll(/\bid: '(\w+-\w+)'/g)].map(([, id]) => id),
    ),
  );
  const lost = files.flatMap((file) =>
    [...(raw[file] ?? '').matchAll(/\bwhen: [^]*?\buse: '([^']*)'/g)]
      .filter(([, id]) => !ids.has(id))
      .map(([, id]) => `${file}: ${id}`),
  );
  expect(lost).toEqual([]);
});

/** Korean words; names of props, keys and files may be among them. */
const KOREAN = /[가-힣]/;

test('the titles, the names of stories and the guides are Korean', () => {
  const english = Object.entries(raw).flatMap(([file, source]) => {
    const stories = file.endsWith('.stories.tsx');
    const said = [
      ...(stories ? [/\btitle: '([^']+)',\s*id:/, /: Story = \{\s*name: '([^']*)'/g] : []),
      ...(/satisfies Guide/.test(source)
        ? [/\b(?:use|when|says|does|spoken|text|wording):\s*'((?:[^'\\]|\\.)*)'/g]
        : []),
    ].flatMap((pattern) =>
      [...source.matchAll(new RegExp(pattern, 'g'))].map(([, words]) => words),
    );
    const unnamed = stories
      ? [...source.matchAll(/export const (\w+): Story = (?!\{\s*name: )/g)].map(([, name]) => name)
      : [];
    return [
      ...said.filter((words = '') => !KOREAN.test(words) && !/^\w+-\w+$/.test(words)),
      ...unnamed,
    ].map((words) => `${file}: ${words}`);
  });
  expect(english).toEqual([]);
});

test('every field of every type that the kit hands out says what it does', () => {
  const silent = components.flatMap((file) => {
    const handedOut = raw[`../${folderOf(file)}/index.ts`] ?? '';
    const source = ts.createSourceFile(
      file,
      raw[file] ?? '',
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    return source.statements
      .filter((node) => ts.isInterfaceDeclaration(node))
      .filter(({ name }) => new RegExp(`\\b${name.text}\\b`).test(handedOut))
      .flatMap(({ name, members }) =>
        members
          .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
          .map((member) => `${file}: ${name.text}.${member.name?.getText() ?? ''}`),
      )
      .filter((prop) => !prop.endsWith('.ref'));
  });
  expect(silent).toEqual([]);
});
