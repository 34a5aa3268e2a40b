import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * The `NAME=value` lines of a file; of none when there is no file.
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function readEnvFile(file) {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => /^\s*([A-Z][A-Z0-9_]*)=(.*)$/.exec(line));
  return Object.fromEntries(
    lines.flatMap((line) =>
      line ? [[line[1], (line[2] ?? '').trim().replace(/^(['"])(.*)\1$/, '$2')]] : [],
    ),
  );
}

/**
 * Changes some lines of such a file and leaves the others, comments too, as they are. A reader sees
 * the old file or the new one.
 * @param {string} file
 * @param {Record<string, string>} changes
 */
export function changeEnvFile(file, changes) {
  const missing = new Map(Object.entries(changes));
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
  const lines = before.map((line) => {
    const name = /^\s*([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? '';
    const value = missing.get(name);
    missing.delete(name);
    return value === undefined ? line : `${name}=${value}`;
  });
  const added = [...missing].map(([name, value]) => `${name}=${value}`);
  const text = [
    ...lines.slice(0, -1),
    ...(lines.at(-1) === '' ? [] : lines.slice(-1)),
    ...added,
    '',
  ].join('\n');
  // It contains secrets.
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
