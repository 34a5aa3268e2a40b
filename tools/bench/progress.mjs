import { build } from '../support/build.mjs';
import { say, underWay } from '../support/say.mjs';

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
