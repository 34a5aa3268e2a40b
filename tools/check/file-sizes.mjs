import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../support/paths.mjs';
import { say } from '../support/say.mjs';

const ROOMS = [
  'packages/domain',
  'packages/api-client',
  'packages/auth',
  'packages/app-kit',
  'packages/ui',
  'apps/api',
  'apps/student',
  'apps/admin',
  'e2e',
  'tools',
];
const isSource = (/** @type {string} */ file) =>
  /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories|guide)\.tsx?$|\/migrations\//.test(file);

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/**
 * Prints the file lengths per package in lines: median, p90, maximum. The limits are in
 * tools/repo-shape.test.ts.
 */
export function printFileSizes() {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  )
    .split('\0')
    .filter((file) => isSource(file) && existsSync(inRoot(file)));
  say(
    `\n${'lines per file'.padEnd(22)}${['files', 'median', '90 %', 'longest'].map((head) => head.padStart(9)).join('')}`,
  );
  for (const room of [...ROOMS, '']) {
    const lengths = files
      .filter((file) => file.startsWith(`${room}/`) || room === '')
      .map((file) => readFileSync(inRoot(file), 'utf8').split('\n').length - 1)
      .toSorted((a, b) => a - b);
    say(
      `${(room || 'everything').padEnd(22)}${[lengths.length, at(lengths, 0.5), at(lengths, 0.9), at(lengths, 1)].map((number) => String(number).padStart(9)).join('')}`,
    );
  }
}
