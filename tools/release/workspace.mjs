import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../support/paths.mjs';

/**
 * A package of the workspace: its folder, and the folders of those it is made of, its own first.
 * @typedef {{ name: string, folder: string, ships: string[], uses: string[] }} Member `ships` go
 * out with it, `uses` are also what only its tests need
 */

/** @returns {Member[]} */
function readMembers() {
  const folders = [
    ...['apps', 'packages'].flatMap((parent) =>
      readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`),
    ),
    'tools/manual',
    'e2e',
  ];
  return folders
    .filter((folder) => existsSync(inRoot(folder, 'package.json')))
    .map((folder) => {
      const {
        name,
        dependencies = {},
        devDependencies = {},
      } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
      const ours = (/** @type {object} */ names) =>
        Object.keys(names).filter((each) => each.startsWith('@academy/'));
      return {
        name,
        folder,
        ships: ours(dependencies),
        uses: ours({ ...dependencies, ...devDependencies }),
      };
    });
}

export const members = readMembers();

/**
 * The folders that a package is made of: its own, and those of the packages it uses, directly or
 * not. `ships`: only what goes out with it.
 * @param {string} name
 * @param {'ships' | 'uses'} [by]
 * @returns {string[]}
 */
export function foldersOf(name, by = 'uses') {
  const found = new Set();
  const visit = (/** @type {string} */ each) => {
    const member = members.find((candidate) => candidate.name === each);
    if (!member || found.has(member.folder)) return;
    found.add(member.folder);
    member[by].forEach(visit);
  };
  visit(name);
  return [...found];
}
