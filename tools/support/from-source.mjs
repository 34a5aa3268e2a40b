/**
 * Node's arguments that run a TypeScript program of ours from the sources, in the repository's
 * root.
 * @param {string} file @param {string[]} args
 */
export const fromSource = (file, ...args) => [
  '--conditions=development',
  '--import',
  'tsx',
  file,
  ...args,
];
