import { build } from '../support/build.mjs';
import { say } from '../support/say.mjs';

const EVERY_MS = 20_000;
const seconds = (/** @type {number} */ since) =>
  `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * Says every 20 seconds what is under way.
 * @template T
 * @param {string | (() => string)} what @param {() => Promise<T>} work
 */
export async function underWay(what, work) {
  const started = performance.now();
  const timer = setInterval(
    () => say(`  … ${typeof what === 'string' ? what : what()}, ${seconds(started)}`),
    EVERY_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** @param {string[]} apps */
export const buildApps = (apps) => underWay('building', () => build(apps));

/**
 * Prints a table: the first column to the left, the others to the right.
 * @param {readonly string[]} head @param {readonly (readonly string[])[]} rows
 */
export function sayTable(head, rows) {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  say('');
  for (const row of [head, ...rows])
    say(
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    );
}
