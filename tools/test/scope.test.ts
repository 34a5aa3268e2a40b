import { expect, test } from 'vitest';
import { members } from '../release/workspace.mjs';
import { browserProjects, everything, scopeOfApp, scopeOfFiles } from './scope.mjs';
import { steps } from './steps.mjs';

const foldersIn = (scope: typeof everything) =>
  members.map(({ folder }) => folder).filter(scope.has);
/** The steps that would run. */
const stepsOf = (scope: typeof everything) =>
  steps
    .filter(
      (step) =>
        step.when !== 'nightly' &&
        (!step.of || scope.has(step.of)) &&
        step.commands({ force: false, all: true, scope }).length > 0,
    )
    .map(({ name }) => name);

/** What the API's step would be called with. */
const apiArguments = (scope: typeof everything) =>
  steps
    .find(({ name }) => name === 'api')
    ?.commands({ force: false, all: true, scope })
    .flatMap(({ args }) => args);

test('a page of one app touches that app, its browser tests and those across both', () => {
  const scope = scopeOfFiles(['apps/admin/src/features/list/list-page.tsx', 'docs/release.md']);
  expect(foldersIn(scope)).toEqual(['apps/admin']);
  expect(browserProjects(scope)).toEqual(['admin-desktop', 'admin-tablet', 'across']);
  expect(apiArguments(scope)).not.toContain('--project=api-postgres');
  expect(stepsOf(scope)).not.toContain('stories');
});

test('a component touches both apps and its stories, not the server; a rule touches everything that knows rules', () => {
  const component = scopeOfFiles(['packages/ui/src/button/button.tsx']);
  expect(foldersIn(component)).toEqual([
    'apps/admin',
    'apps/student',
    'packages/app-kit',
    'packages/ui',
  ]);
  expect(stepsOf(component)).toContain('stories');
  expect(apiArguments(component)).not.toContain('--project=api-postgres');
  const rule = scopeOfFiles(['packages/domain/src/meals/meal-change.ts']);
  expect(foldersIn(rule)).toEqual([
    'apps/admin',
    'apps/api',
    'apps/student',
    'packages/api-client',
    'packages/app-kit',
    'packages/auth',
    'packages/domain',
  ]);
  expect(browserProjects(rule)).toBeUndefined();
});

test('the server touches every browser test, the web server only those across, a document none', () => {
  expect(browserProjects(scopeOfFiles(['apps/api/src/http/events/events.ts']))).toBeUndefined();
  expect(browserProjects(scopeOfFiles(['deploy/web.caddyfile']))).toEqual(['across']);
  const document = scopeOfFiles(['docs/release.md', 'README.md', '.changeset/warm-days.md']);
  expect(browserProjects(document)).toEqual([]);
  expect(stepsOf(document)).toEqual(expect.arrayContaining(['lint', 'imports', 'shape']));
  for (const step of ['unit', 'api', 'stories', 'build', 'browser'])
    expect(stepsOf(document)).not.toContain(step);
});

test('a manual touches the apps that carry it', () => {
  expect(foldersIn(scopeOfFiles(['docs/manual/student.ko.md']))).toEqual([
    'apps/admin',
    'apps/student',
    'tools/manual',
  ]);
});

test('what is in no package may touch anything', () => {
  for (const file of [
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'tools/compress.mjs',
    '.ci/run',
    'a/new/folder.ts',
  ])
    expect(scopeOfFiles(['docs/release.md', file]).all).toBe(true);
});

test('an app is checked alone with what it is made of; the server with both apps', () => {
  expect(foldersIn(scopeOfApp('admin'))).toEqual([
    'apps/admin',
    'packages/api-client',
    'packages/app-kit',
    'packages/auth',
    'packages/domain',
    'packages/ui',
    'tools/manual',
  ]);
  expect(browserProjects(scopeOfApp('admin'))).toEqual(['admin-desktop', 'admin-tablet']);
  expect(apiArguments(scopeOfApp('student'))).not.toContain('--project=api-postgres');
  expect(apiArguments(scopeOfApp('api'))).toContain('--project=api-postgres');
  expect(stepsOf(scopeOfApp('api'))).toEqual(expect.arrayContaining(['build', 'browser']));
});

test('whoever runs browser tests has both apps built: those of one app sign in to the other as well', () => {
  const build = steps.find(({ name }) => name === 'build');
  for (const app of ['student', 'admin', 'api'])
    expect(
      build
        ?.commands({ force: false, all: true, scope: scopeOfApp(app) })
        .flatMap(({ args }) => args),
    ).not.toContainEqual(expect.stringContaining('--filter'));
});

test('a run of every day leaves out what is tagged for CI; with --all nothing but the night is left out', () => {
  const argumentsOf = (all: boolean) =>
    steps
      .filter(({ when }) => !when)
      .flatMap((step) => step.commands({ force: false, all, scope: everything }))
      .flatMap(({ args }) => args);
  expect(argumentsOf(false)).toEqual(
    expect.arrayContaining(['--tags-filter=!ci', '--grep-invert=@nightly|@ci']),
  );
  const all = argumentsOf(true);
  expect(all).toContain('--grep-invert=@nightly');
  expect(all.join(' ')).not.toMatch(/tags-filter|@ci/);
});
