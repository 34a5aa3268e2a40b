import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../support/paths.mjs';
import { Plain } from '../support/say.mjs';
import { releasables } from './apps.mjs';
import { noteRelease, waitingChanges } from './changelog.mjs';
import { output, run } from './shell.mjs';
import { foldersOf } from './workspace.mjs';

/** @typedef {import('./apps.mjs').Releasable} Releasable */

/** @param {Releasable} what @returns {string} */
export const versionOf = ({ folder }) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).version;

/** @param {Releasable} what @param {string} version */
export const tagOf = ({ name }, version) => `${name}@${version}`;

/** The names that the changesets waiting in .changeset speak of. @returns {string[]} */
const announced = () =>
  [...waitingChanges().values()].flatMap(({ names }) =>
    [...names.matchAll(/^\s*['"]?(@academy\/[a-z-]+)/gm)].map(([, name = '']) => name),
  );

/** @param {Releasable} what */
const isReleased = (what) =>
  output('git', [
    'rev-parse',
    '--verify',
    '--quiet',
    `refs/tags/${tagOf(what, versionOf(what))}`,
  ]) !== undefined;

/**
 * Whether something the app is made of has changed since its last release.
 * @param {Releasable} what
 */
function hasChanged(what) {
  return (
    output('git', [
      'diff',
      '--quiet',
      tagOf(what, versionOf(what)),
      'HEAD',
      '--',
      ...foldersOf(what.name, 'ships'),
      ...(what.port ? ['deploy/web.caddyfile', 'docs/manual', 'tools/manual'] : []),
    ]) === undefined
  );
}

/** Everything must be committed: a release is a commit, and what is tried out is not in it. */
export function demandCleanTree() {
  const changed = output('git', ['status', '--porcelain']);
  if (changed === undefined) throw new Plain('A release needs git and a clone of the repository.');
  if (changed !== '') throw new Plain(`Commit or put away first what has changed:\n${changed}`);
}

/**
 * Gives the app its next version by the changesets that wait for it and for its packages; those of
 * other apps keep waiting. Without one for the app itself it follows its packages with a patch; a
 * version that was never released stays.
 * Answers the version; the files are changed and not committed.
 * @param {Releasable} what
 */
export function takeNextVersion(what) {
  if (!announced().includes(what.name)) {
    if (!isReleased(what)) return versionOf(what);
    if (!hasChanged(what))
      throw new Plain(
        `Nothing to release: ${what.app} ${versionOf(what)} is what stands here. A change is announced with: npm run changeset`,
      );
    writeFileSync(
      inRoot('.changeset/follows-its-packages.md'),
      `---\n'${what.name}': patch\n---\n\nFollows the packages it is made of.\n`,
    );
  }
  const waited = waitingChanges();
  const others = releasables
    .filter(({ name }) => name !== what.name)
    .flatMap(({ name }) => ['--ignore', name]);
  run(
    'node',
    ['node_modules/@changesets/cli/bin.js', 'version', ...others],
    'The version could not be raised: a changeset names one app, never two.',
    { quiet: true },
  );
  const still = waitingChanges();
  const taken = [...waited].filter(([file]) => !still.has(file));
  noteRelease({
    app: what.app,
    version: versionOf(what),
    sentences: taken.map(([, { sentence }]) => sentence),
    day: new Date().toISOString().slice(0, 10),
  });
  return versionOf(what);
}

/**
 * The commit that a checkout of a release ended in becomes what is here, with its tag.
 * @param {Releasable} what @param {string} commit
 */
export function takeIn(what, commit) {
  run(
    'git',
    ['merge', '--quiet', '--ff-only', commit],
    'Somebody committed here while the release was made: nothing was taken in. Release again.',
    { quiet: true },
  );
  const version = versionOf(what);
  run(
    'git',
    ['tag', '--annotate', tagOf(what, version), '--message', `${what.app} ${version}`],
    'git could not tag the release.',
    { quiet: true },
  );
}

/**
 * Empty for the first release of an app whose version is in the clone already.
 * @param {Releasable} what @param {string} version
 */
export function commitRelease(what, version) {
  run('git', ['add', '--all'], 'git could not take the release in.', { quiet: true });
  run(
    'git',
    ['commit', '--quiet', '--allow-empty', '--message', `Release ${what.app} ${version}`],
    'git could not commit the release.',
    { quiet: true },
  );
}
