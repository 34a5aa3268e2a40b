// CHANGELOG.md at the root, which an operator reads: what each release of each app changed, newest
// first. The changesets that a release takes are its sentences.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../support/paths.mjs';

const FILE = inRoot('CHANGELOG.md');
const NAMES = /** @type {Record<string, string>} */ ({
  student: "Students' app",
  admin: "Managers' app",
  api: 'Server',
});
/** Begins the sentence of a changeset about what has to be done before the release runs. */
const UPGRADE = 'Upgrade:';

/** The changesets that wait, by file: whom each names, and its sentence. */
export const waitingChanges = () =>
  new Map(
    readdirSync(inRoot('.changeset'))
      .filter((file) => file.endsWith('.md') && file !== 'README.md')
      .map((file) => {
        const [, names = '', ...text] = readFileSync(inRoot('.changeset', file), 'utf8').split(
          /^---$/m,
        );
        return /** @type {const} */ ([file, { names, sentence: text.join('---').trim() }]);
      }),
  );

/** @param {readonly string[]} sentences */
const listed = (sentences) =>
  sentences.map((one) => `- ${one.replaceAll('\n', '\n  ')}\n`).join('');

/**
 * Puts a release on top, with the sentences of the changesets that it took.
 * @param {{ app: string, version: string, sentences: readonly string[], day: string }} release
 */
export function noteRelease({ app, version, sentences, day }) {
  const before = sentences
    .filter((one) => one.startsWith(UPGRADE))
    .map((one) => one.slice(UPGRADE.length).trim());
  const changes = sentences.filter((one) => !one.startsWith(UPGRADE));
  const section = [
    `## ${NAMES[app] ?? app} ${version} · ${day}\n`,
    ...(before.length > 0 ? [`**Before you upgrade:**\n\n${listed(before)}`] : []),
    ...(changes.length > 0 ? [listed(changes)] : []),
  ].join('\n');
  const text = readFileSync(FILE, 'utf8');
  const top = text.indexOf('\n## ') + 1;
  writeFileSync(FILE, `${text.slice(0, top)}${section}\n${text.slice(top)}`);
}
