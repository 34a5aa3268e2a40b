// The repository speaks for itself: what it points to is in it, and it quotes nothing that is not.
import { expect, test } from 'vitest';
import { files, linesWith, textOf } from './shape/files';
import { figures } from './trust/figures.mjs';
import { withFigures } from './trust/page.mjs';
import { deadDecisions, deadPages, decisions, headFault, texts } from './shape/references';

const none: string[] = [];
const notHere = texts.filter((file) => file !== 'tools/references.test.ts');

/** Names of documents that are not in the repository, with or without a section. */
const QUOTED = new RegExp(
  [
    String.raw`(?<!\b(?:RFC|ASVS|KWCAG|WCAG)[ \d.]*)§`,
    String.raw`\b(?:PAGES|UX|DESIGN|COPY|PRODUCT|RELIABILITY|STYLE)(?:\.ko)?(?:\.md\b| \d|['’]s\b)`,
    String.raw`(?<!\w)\((?:PAGES|UX|DESIGN|COPY|STYLE)[,:)]`,
    String.raw`\b(?:PRODUCT|RELIABILITY)\b(?=[,:;)]| (?:leaves|says|asks|names|wants)\b)`,
    String.raw`\b[Ss]pec(?:ification)?['’]s?\b|\b[Tt]he spec(?:ification)?\b|\bspec/`,
    String.raw`docs/order|\b[Ii]ssue \d+\b`,
  ].join('|'),
);

test('nothing quotes a document that is not here', () => {
  expect(linesWith(QUOTED, notHere)).toEqual(none);
});

test('every page and heading that is named is there', () => {
  expect(notHere.flatMap(deadPages)).toEqual(none);
});

test('every decision that is named is there', () => {
  expect(notHere.flatMap(deadDecisions)).toEqual(none);
});

test('every decision says its number and whether it holds, and is in the index once', () => {
  expect(decisions.flatMap((page) => headFault(page) ?? [])).toEqual(none);
  const index = [
    ...textOf('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\((\1-[\w-]+\.md)\)/gm),
  ];
  expect(index.map(([, , page]) => `docs/decisions/${page}`).toSorted()).toEqual(
    decisions.toSorted(),
  );
});

test('every page of the product is in its index', () => {
  const pages = texts.filter((file) => /^docs\/product\/(?!README)[\w-]+\.md$/.test(file));
  const index = textOf('docs/product/README.md');
  expect(pages.filter((page) => !index.includes(`(${page.split('/').at(-1)})`))).toEqual(none);
});

const product = texts.filter((file) => file.startsWith('docs/product/'));
/** What is in backticks on the pages of the product. */
const inBackticks = new Map(
  product.map((page) => [
    page,
    [...textOf(page).matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  ]),
);

test('every file that a page of the product names is there', () => {
  const dead = [...inBackticks].flatMap(([page, words]) =>
    words
      .filter((word) => /^(packages|apps|tools|e2e|docs)\/[\w/.-]+$/.test(word))
      .filter((word) => !files.some((file) => file === word || file.startsWith(`${word}/`)))
      .map((word) => `${page} → ${word}`),
  );
  expect(dead).toEqual(none);
});

test('the pages of the product tell every refusal', async () => {
  const { refusalTexts } = await import('../packages/domain/src/refusals/refusal-texts');
  const { mealLockReasonSchema } = await import('../packages/domain/src/meals/schemas');
  const codes = [...Object.keys(refusalTexts), ...mealLockReasonSchema.options];
  const told = new Set([...inBackticks.values()].flat());
  expect(codes.filter((code) => !told.has(code))).toEqual(none);
});

test('the page of figures has those of the command, as they were measured last', () => {
  const page = textOf('docs/trust.md');
  expect(withFigures(page)).toBe(page);
});

test.each(figures)(
  '$name is counted in the tests that it names, and has a control there',
  (figure) => {
    const own = figure.files.map((file) => textOf(`${figure.folder}/${file}`));
    expect(own.some((text) => text.includes(`'${figure.name}'`))).toBe(true);
    expect(figure.control).toBeTruthy();
    // The packages, which import no tools, say it in `meta` themselves.
    expect(own.some((text) => /countControl\(|\bcontrol:/.test(text))).toBe(true);
  },
);
