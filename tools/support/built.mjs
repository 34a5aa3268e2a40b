import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** What a build is made of, and what it made: `dist` is in the packages' folders. */
const SOURCES = [
  'apps',
  'packages',
  'docs/manual',
  'tools',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
];
/** Nothing in them is part of a build. */
const APART = new Set(['node_modules', '.turbo', 'coverage', 'test-results', 'storybook-static']);

/**
 * Size and last change of every file below a path. The time is the one that no program can set.
 * @param {string} path
 * @returns {string[]}
 */
function factsBelow(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return [`${path} is missing`];
  if (!facts.isDirectory()) return [`${path} ${facts.size} ${facts.ctimeMs}`];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !APART.has(name))
    .flatMap((name) => factsBelow(join(path, name)));
}

/** @param {string} folder */
function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const line of factsBelow(join(folder, source))) hash.update(`${line}\n`);
  return hash.digest('hex');
}

const noteIn = (/** @type {string} */ folder) => join(folder, '.turbo/built');

/**
 * Whether nothing has changed since a build was finished, neither sources nor what was made of
 * them: then turbo need not be asked, which takes longer than the server takes to start.
 */
export function isBuilt(folder = root) {
  try {
    return readFileSync(noteIn(folder), 'utf8') === fingerprint(folder);
  } catch {
    return false;
  }
}

/** Keeps what a finished build looks like. */
export function noteBuilt(folder = root) {
  mkdirSync(dirname(noteIn(folder)), { recursive: true });
  writeFileSync(noteIn(folder), fingerprint(folder));
}
