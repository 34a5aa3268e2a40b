import { foldersOf, members } from '../release/workspace.mjs';

/**
 * What a run is about: the folders whose tests are wanted, or everything. `across` are the browser
 * tests that need both apps.
 * @typedef {{ all: boolean, has: (folder: string) => boolean, across: boolean }} Scope
 */

/** @type {Scope} */
export const everything = { all: true, has: () => true, across: true };

/**
 * Not part of any test but those that look at the repository itself (lint, imports, shape), which
 * always run.
 */
const WITHOUT_TESTS =
  /^(docs\/(?!manual\/)|\.changeset\/|\.github\/|[^/]+\.md$|apps\/[^/]+\/(Dockerfile|CHANGELOG\.md)$|packages\/[^/]+\/CHANGELOG\.md$|deploy\/(compose\.yaml|env\.example)$|\.gitignore$|\.dockerignore$|knip\.json$)/;
const WEB_SERVER = 'deploy/web.caddyfile';
const APPS = ['apps/student', 'apps/admin', 'apps/api'];

/**
 * What must be tested after a change of these files: their packages and all dependents. A file in
 * no package (a tool, the lockfile, a shared setting) may affect anything.
 * @param {string[]} files @returns {Scope}
 */
export function scopeOfFiles(files) {
  const touching = files.filter((file) => !WITHOUT_TESTS.test(file));
  // The apps carry their manuals.
  const home = (/** @type {string} */ file) =>
    members.find(({ folder }) =>
      file.replace(/^docs\/manual\//, 'tools/manual/').startsWith(`${folder}/`),
    );
  if (touching.some((file) => file !== WEB_SERVER && !home(file))) return everything;
  const touched = new Set(touching.flatMap((file) => home(file)?.folder ?? []));
  const wanted = new Set(
    members
      .filter(({ name }) => foldersOf(name).some((folder) => touched.has(folder)))
      .map(({ folder }) => folder),
  );
  const across =
    touching.includes(WEB_SERVER) || [...APPS, 'e2e'].some((folder) => wanted.has(folder));
  return { all: false, has: (folder) => wanted.has(folder), across };
}

/**
 * What must be tested before one app is released alone: it and the packages it is made of. What it
 * shares with the others is the server's answers, which its document holds.
 * @param {string} app @returns {Scope}
 */
export function scopeOfApp(app) {
  const wanted = foldersOf(`@academy/${app}`);
  // The server answers both apps: nothing less than all of them shows that it still does.
  return {
    all: false,
    has: (folder) => wanted.includes(folder),
    across: app === 'api',
  };
}

/** Playwright's projects that a scope asks for; undefined for all of them. @param {Scope} scope */
export function browserProjects(scope) {
  if (scope.all || scope.has('e2e') || scope.has('apps/api')) return undefined;
  const of = (/** @type {string} */ app, /** @type {string[]} */ names) =>
    scope.has(`apps/${app}`) ? names : [];
  return [
    ...of('student', ['student-phone', 'student-desktop']),
    ...of('admin', ['admin-desktop', 'admin-tablet']),
    ...(scope.across ? ['across'] : []),
  ];
}
