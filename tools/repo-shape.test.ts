// What must not exist in the repository, said once and looked for at every run.
import { expect, test } from 'vitest';
import { inRoot } from './support/paths.mjs';
import { code, files, linesWith, sources, tests, textOf } from './shape/files';
import { ownColours, ownMappings } from './shape/status-tones';
import { missingClasses } from './shape/style-classes';
import { isKoreanText, keepsState, nodesWhere, readsTheClock } from './shape/syntax';

const none: string[] = [];
/** This file and its helpers name what they look for. */
const notHere = (file: string) => !/^tools\/(repo-shape\.test|shape\/)/.test(file);
const everywhere = code.filter(notHere);

test('no test is skipped, unfinished or alone', () => {
  expect(
    linesWith(
      /\b(it|test|describe|suite)(\.\w+)*\.(skip|todo|only|fixme|fails|skipIf|runIf)\b|\bx(it|describe|test)\(/,
      everywhere,
    ),
  ).toEqual(none);
});

test('no test sleeps', () => {
  expect(
    linesWith(
      /waitForTimeout|networkidle/,
      // A picture waits for what comes late.
      everywhere.filter((file) => !/^(tools|e2e\/pictures)\//.test(file)),
    ),
  ).toEqual(none);
  expect(
    linesWith(/setTimeout\((resolve|done|r|ok|next)\b|timers\/promises/, tests.filter(notHere)),
  ).toEqual(none);
});

test('nobody silences the compiler or the linter', () => {
  expect(linesWith(/@ts-(ignore|expect-error|nocheck)|(ox|es)lint-disable/, everywhere)).toEqual(
    none,
  );
});

test('nothing is left for later', () => {
  expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/, everywhere)).toEqual(none);
});

// An academy's schema may have any name (`db/any-schema.test.ts`).
test('no statement of the API names a schema', () => {
  const statements = everywhere.filter(
    (file) => file.startsWith('apps/api/src/') && !tests.includes(file),
  );
  expect(
    linesWith(/'public'::regnamespace|schema(name)? = 'public'|\bpublic\.[a-z]+_/, statements),
  ).toEqual(none);
});

// Academies share a server: a lock or a notification without the schema reaches all of them.
test('locks and notifications of the API say whose they are', () => {
  const statements = everywhere.filter(
    (file) => file.startsWith('apps/api/src/') && !/\.test\.ts$|\/testing\//.test(file),
  );
  expect(
    linesWith(
      /advisory_(xact_)?lock(_shared)?\((?!\$\{(lockKey\(|LOCK_KEY|CHAIN_LOCK))/,
      statements,
    ).filter((line) => !line.startsWith('apps/api/src/db/postgres/migrate-postgres.ts')),
  ).toEqual(none);
  expect(
    linesWith(/pg_notify\(/, statements).filter(
      (line) => !line.startsWith('apps/api/src/db/notifying.ts'),
    ),
  ).toEqual(none);
});

/** What all academies of a process share, each with its reason in the file. */
const SHARED = [
  'packages/domain/src/time/calendar-day.ts',
  'apps/api/src/shared/accounts/passwords.ts',
  'apps/api/src/shared/pictures/redraw-picture.ts',
  'apps/api/src/http/bodies/trim.ts',
];

// ADR 0480: an academy is a call of `buildApp`, and what is outside of it belongs to all.
test('no module of the server keeps anything', () => {
  const modules = sources.filter((file) => /^(apps\/api|packages\/domain)\/src\//.test(file));
  expect(
    nodesWhere(keepsState, modules).filter((line) => !SHARED.includes(line.split(':')[0] ?? '')),
  ).toEqual(none);
  expect(SHARED.filter((file) => nodesWhere(keepsState, [file]).length === 0)).toEqual(none);
});

/** `{ key: '낱말', … }` of a file, each as `key: 낱말`, where it has three and more. */
function wordMaps(file: string) {
  const maps = [...textOf(file).matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) =>
    [...inside.matchAll(/(?<=^|[\s,{])'?([\w-]+)'?: '([^']*[가-힣][^']*)'/g)].map(
      ([, key, word]) => `${key}: ${word}`,
    ),
  );
  return maps.filter(({ length }) => length > 2).map((words) => ({ file, words }));
}

// The API's document has words of its own for names that no entity describes.
test('no three names of a list stand a second time', () => {
  const maps = code
    .filter((file) => /^(apps|packages)\//.test(file) && !tests.includes(file))
    .filter((file) => !/stories|\.guide\.|\/(seed|testing|storybook|http\/words)\//.test(file))
    .flatMap(wordMaps);
  const twice = maps.flatMap((one, at) =>
    maps.slice(at + 1).flatMap((other) => {
      const same = one.words.filter((word) => other.words.includes(word));
      return same.length > 2 ? [`${one.file}, ${other.file}: ${same.join(', ')}`] : [];
    }),
  );
  expect(twice).toEqual(none);
});

// The formatter leaves comments as they are.
test('comments are no wider than the code', () => {
  expect(linesWith(/^(?=.{101})\s*(\/\/|\/?\*)/, everywhere)).toEqual(none);
});

test('no screen types its own texts', () => {
  expect(
    nodesWhere(
      isKoreanText,
      sources.filter((file) => /^apps\/(student|admin)\/.*\.tsx$/.test(file)),
    ),
  ).toEqual(none);
});

test('what every page says is said by the kit alone', () => {
  const apps = sources.filter((file) => /^apps\/(student|admin)\//.test(file));
  const said =
    /^\s*(retry|cancel|close|save|more)(Text|Label)?: '(다시 시도|취소|닫기|저장|더 보기)',/;
  expect(linesWith(said, apps)).toEqual(none);
});

test('every class that a component names is in its style sheet', () => {
  expect(sources.filter((file) => file.endsWith('.tsx')).flatMap(missingClasses)).toEqual(none);
});

test('the domain reads no clock and uses no randomness', () => {
  const domain = sources.filter((file) => file.startsWith('packages/domain/'));
  expect(linesWith(/Date\.now\(|Math\.random\(|performance\.now\(/, domain)).toEqual(none);
  expect(nodesWhere(readsTheClock, domain)).toEqual(none);
});

test('no source is longer than 300 lines, nine in ten not longer than 150, and no test longer than 400', () => {
  const linesOf = (file: string) => textOf(file).split('\n').length - 1;
  const longest = (file: string) => (tests.includes(file) ? 400 : 300);
  const long = everywhere.filter(
    (file) => linesOf(file) > longest(file) && !/\/migrations\//.test(file),
  );
  const lengths = sources.map(linesOf).toSorted((a, b) => a - b);
  const p90 = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 0;
  expect({ long, p90: p90 <= 150 || p90 }).toEqual({ long: [], p90: true });
});

test('calls leave through axios only, and one place speaks for the session', () => {
  const inBrowsers = sources.filter(
    (file) => !/^apps\/api\/|^packages\/app-kit\/src\/worker\//.test(file),
  );
  expect(linesWith(/\bfetch\(|XMLHttpRequest|EventSource\(/, inBrowsers)).toEqual(none);
  expect(
    linesWith(
      /Bearer \$\{|['"]authorization['"],|\bauthorization['"]?:/i,
      inBrowsers.filter((file) => file !== 'packages/auth/src/attach.ts'),
    ).filter((line) => !/  (\/?\*|\/\/)/.test(line)),
  ).toEqual(none);
});

test('one maker of keys, one back-off, one meaning of an answer, one outbox, one reader of live events', () => {
  const inBrowsers = sources.filter((file) => !file.startsWith('apps/api/'));
  const homes: Record<string, [what: RegExp, ...others: string[]]> = {
    'writes/new-key.ts': [/randomUUID|getRandomValues/],
    'writes/back-off.ts': [/\b2 \*\* \w+/],
    // The session may not import the kit, and means its refresh; the other is about what is read.
    'writes/outcome.ts': [
      /=== 412\b|\[50[24]\b|\b50[24], 50[24]\b/,
      'packages/auth/src/refresh/refresh-error.ts',
      'packages/app-kit/src/offline/stale-queries.ts',
    ],
    'live/follow-live-events.ts': [/eventsource-parser/],
    // What is forgotten at a logout has to be forgotten by its name.
    'writes/outbox/indexed-db-store.ts': [
      /\bindexedDB\b/,
      'packages/app-kit/src/offline/forget-last-seen.ts',
    ],
    'writes/outbox/client-seq.ts': [/academy-device/],
  };
  const elsewhere = Object.entries(homes).flatMap(([home, [what, ...others]]) =>
    linesWith(
      what,
      inBrowsers.filter((file) => ![`packages/app-kit/src/${home}`, ...others].includes(file)),
    ),
  );
  expect(elsewhere).toEqual(none);
});

test('one place keeps texts on a device, saves files, compares texts, and knows what is not found', () => {
  const inBrowsers = sources.filter((file) => !file.startsWith('apps/api/'));
  const homes: readonly [what: RegExp, ...homes: string[]][] = [
    [
      /\blocalStorage[.);,]/,
      'packages/app-kit/src/device/kept-texts.ts',
      'packages/app-kit/src/writes/outbox/client-seq.ts',
      'packages/app-kit/src/writes/outbox/text-store.ts',
      // These may not import the kit.
      'packages/auth/src/tabs/browser-tabs.ts',
      'packages/ui/src/data-grid/view/grid-prefs.ts',
      'packages/ui/src/theme/theme-choice.ts',
      // What an app before the outbox left behind, and the storage that a component is given.
      'apps/admin/src/features/attendance/outbox/mark-outbox.ts',
      'apps/student/src/shared/device-storage.ts',
    ],
    [/\.download = /, 'packages/app-kit/src/device/save-file.ts'],
    [/normalize\('NFC'\)[^;]*\\s/, 'packages/domain/src/text/blanks.ts'],
    [/status [!=]== 404/, 'packages/api-client/src/answers/api-error.ts'],
    [/\bPOLL_MS = /, 'apps/admin/src/shared/poll.ts'],
  ];
  const elsewhere = homes.flatMap(([what, ...places]) =>
    linesWith(
      what,
      inBrowsers.filter((file) => !places.includes(file)),
    ),
  );
  expect(elsewhere).toEqual(none);
});

test('file and folder names are kebab-case', () => {
  const plain = /^[a-z0-9.]+(-[a-z0-9.]+)*$/;
  const named = files.filter(
    (file) =>
      /^(apps|packages|e2e|tools)\//.test(file) &&
      !/\/migrations\/|\/(README|CHANGELOG)\.md$|\/Dockerfile$/.test(file),
  );
  expect(named.filter((file) => !file.split('/').every((part) => plain.test(part)))).toEqual(none);
});

test('every dependency has its version in the catalog, and one only', () => {
  const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file));
  const loose = manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(textOf(file));
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([name]) => `${file}: ${name}`);
  });
  expect(loose).toEqual(none);
});

test('the lockfile names no registry', () => {
  expect(linesWith(/https?:\/\/|tarball:/, ['pnpm-lock.yaml'])).toEqual(none);
});

test('the lockfile has the binaries of every platform that the portal starts on', () => {
  const [, snapshots = ''] = textOf('pnpm-lock.yaml').split('\nsnapshots:\n');
  const ofOnePlatform = snapshots
    .split('\n\n')
    // Of those that choose among binaries, not of a binary with parts of its own.
    .filter((entry) => /^ {6}'.*linux-(x64|64)/m.test(entry) && !/^ {2}'.*linux/m.test(entry))
    .filter((entry) => !/darwin-arm64/.test(entry) || !/win(32|dows)-(x64|64)/.test(entry));
  expect(ofOnePlatform).toEqual(none);
});

test('no file speaks of the machine it was written on', () => {
  const texts = files
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|cjs|css|json|md|ya?ml|html|sql|sh)$|^\.ci\//.test(file) &&
        file !== 'pnpm-lock.yaml',
    )
    .filter(notHere);
  expect(linesWith(/(^|[\s'"`(])\/(work|root|Users|home)\//, texts)).toEqual(none);
});

test('every link in the documentation leads somewhere', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const places = files.map((file) => inRoot(file));
  const dead = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !places.some((place) => place.startsWith(inRoot(page, '..', target))))
      .map((target) => `${page} → ${target}`),
  );
  expect(dead).toEqual(none);
});

test('every command in the documentation exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
  const named = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((page) =>
      [...textOf(page).matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => ({ page, script })),
    );
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('every endpoint has a test on the server that names it', async () => {
  const tables = await Promise.all(
    sources
      .filter((file) => /^packages\/domain\/src\/[^/]+\/([a-z-]+-)?endpoints\.ts$/.test(file))
      .map((file) => import(inRoot(file))),
  );
  const serverTests = tests.filter((file) => file.startsWith('apps/api/')).map(textOf);
  // One that is in two tables has two names.
  const namesOf = new Map<string, Set<string>>();
  for (const table of tables)
    for (const [name, rows] of Object.entries<Record<string, { method: string; path: string }>>(
      table,
    ).filter(([one]) => one.endsWith('Endpoints')))
      for (const [key, { method, path }] of Object.entries(rows)) {
        const call = `${method} ${path}`;
        namesOf.set(call, (namesOf.get(call) ?? new Set([call])).add(`${name}.${key}`));
      }
  const unnamed = [...namesOf.values()]
    .map((names) => [...names])
    .filter((names) => !serverTests.some((text) => names.some((name) => text.includes(name))));
  expect(unnamed).toEqual([]);
});

test('Enter is read by the kit alone, which knows the one that ends a syllable', () => {
  const inBrowsers = sources.filter(
    (file) =>
      /^(apps\/(student|admin)|packages\/(ui|app-kit))\/src\//.test(file) &&
      !/\/enter-key\/|\.guide\.tsx$|-texts\.tsx?$/.test(file),
  );
  expect(linesWith(/\bkeyCode\b|\b229\b/, inBrowsers)).toEqual(none);
  const reads = /(['"])(Numpad)?Enter\1|^\s*Enter: |\.isComposing\b/m;
  expect(
    inBrowsers.filter(
      (file) =>
        reads.test(textOf(file).replaceAll(/aria-keyshortcuts="[^"]*"/g, '')) &&
        !/\/enter-key'/.test(textOf(file)),
    ),
    // Says whether what was typed is whole, of an input event.
  ).toEqual(['packages/ui/src/phone-field/phone-field.tsx']);
});

test('one place writes the key of a write, one decides what it is', () => {
  const inBrowsers = sources.filter((file) => !file.startsWith('apps/api/'));
  const inApps = inBrowsers.filter((file) => file.startsWith('apps/'));
  const home = /^packages\/(api-client\/src\/client|domain\/src\/http\/\w+)\.ts$/;
  expect(
    linesWith(
      /IDEMPOTENCY_HEADER|['"]idempotency-key['"]\]?:/i,
      inBrowsers.filter((file) => !home.test(file)),
    ),
  ).toEqual(none);
  // A key of a write is what `sendOnce` hands over; a feature makes none and remembers none.
  expect(linesWith(/\bkey: newKey|useRef.*newKey|Map<.*newKey/, inApps)).toEqual(none);
  expect(linesWith(/once: sendOnce/, inApps)).toHaveLength(1);
});

/** What is sent beside `useCommand` and `useWrite`, and why. */
const PLAIN_MUTATIONS: Readonly<Record<string, string>> = {
  'packages/app-kit/src/writes/use-command.ts': 'their home',
  'packages/app-kit/src/forms/use-versioned-form.ts': 'one save at a time over a version',
  'apps/admin/src/features/calendar/closing/closing-dialog.tsx': 'a preview writes nothing',
  'apps/admin/src/features/inbox/use-inbox.ts': 'a pile: many in turn, none dropped',
};

test('what a button does goes by the kit', () => {
  const plain = linesWith(/\buseMutation(<.*>)?\(/, sources).map(
    (line) => line.split(':')[0] ?? '',
  );
  expect([...new Set(plain)].toSorted()).toEqual(Object.keys(PLAIN_MUTATIONS).toSorted());
});

test('what a status means has one table, and no page colours one by itself', () => {
  expect(ownMappings()).toEqual(none);
  expect(ownColours()).toEqual(none);
});

test('days, numbers and money are written by the formatters of the domain alone', () => {
  const homes = /^packages\/domain\/src\/(time|money)\/|^packages\/ui\/src\/number-field\//;
  // What operators read on a terminal is English.
  const elsewhere = sources.filter(
    (file) => !homes.test(file) && !/^apps\/api\/src\/(operate|db)\//.test(file),
  );
  expect(
    linesWith(
      /toLocale(Date|Time)?String|Intl\.(NumberFormat|DateTimeFormat)|\.format\('[^']*[MD일월]|Number\([\w.]+\.slice\((8|5, 7)\b|\\B\(\?=|'−'|−\$\{|replace\('-', '−'\)/,
      elsewhere,
    ),
  ).toEqual(none);
});
