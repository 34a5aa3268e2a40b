// What is handed out with the apps and the server: packages of the registry, and the font.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { output } from '../release/shell.mjs';
import { inRoot } from '../support/paths.mjs';

/**
 * @typedef {{ name: string, license: string, paths: string[], author?: string }} Listed
 * @typedef {{ name: string, license: string, holders: string[], text: string }} HandedOut
 */

/** Built for one kind of machine: another one has another of them. */
const OF_ONE_MACHINE = /[-/](linux|darwin|win32|windows|linuxmusl)(-|$)/;
const COPYRIGHT = /^\s*(?:\*\s*)?((?:portions )?copyright\b.*\d{4}.*|copyright \(c\).*)$/i;

/** @param {string} folder */
function licenseText(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|-|$)/i.test(name));
  return file === undefined
    ? ''
    : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

/** @param {Listed} listed @returns {HandedOut} */
function described({ name, license, paths, author }) {
  const text = licenseText(paths[0] ?? '');
  const holders = text.split('\n').flatMap((line) => COPYRIGHT.exec(line)?.[1]?.trim() ?? []);
  return {
    name,
    license,
    text: text
      .split('\n')
      .filter((line) => !COPYRIGHT.test(line))
      .join('\n')
      .trim(),
    holders: holders.length > 0 ? [...new Set(holders)] : author ? [author] : [],
  };
}

/** Delivered as files, and not by a dependency of what runs. */
function font() {
  const folder = dirname(
    createRequire(inRoot('packages/ui/package.json')).resolve('pretendard/package.json'),
  );
  return { name: 'pretendard', license: 'OFL-1.1', paths: [join(folder, 'dist')] };
}

/** @returns {HandedOut[]} by name */
export function handedOut() {
  const pnpm = inRoot('tools/pnpm.mjs');
  const json = output('node', [pnpm, 'licenses', 'list', '--prod', '--json']);
  /** @type {Record<string, Listed[]>} */
  const byLicense = JSON.parse(json ?? '{}');
  return [...Object.values(byLicense).flat(), font()]
    .filter(({ name }) => !OF_ONE_MACHINE.test(name))
    .map(described)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
