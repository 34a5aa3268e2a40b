import { parseArgs } from 'node:util';
import { say } from '../support/say.mjs';
import { median } from './median.mjs';

const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    slowdowns: { type: 'string', default: '1,4' },
  },
});

/** @typedef {readonly (readonly [figure: string, title: string])[]} Columns */
/** @typedef {(figure: string, value: number) => void} Note */

/**
 * @template Subject
 * @typedef {{ subjects: readonly (readonly [string, Subject])[], visits: number, slowdown: number,
 * columns: Columns, visit: (subject: Subject, slowdown: number, note: Note) => Promise<void> }} Run
 */

/**
 * Compares at each of `--slowdowns`, with `--visits` visits.
 * @template Subject
 * @param {Omit<Run<Subject>, 'visits' | 'slowdown'>} run
 */
export async function compareAsAsked(run) {
  const visits = Number(options.visits);
  for (const slowdown of options.slowdowns.split(',').map(Number))
    await compare({ ...run, visits, slowdown });
}

/**
 * Visits all subjects once, then all again, so that other work on the machine affects all alike.
 * Prints the median of each figure and its ratio to the first one, the floor.
 * @template Subject
 * @param {Run<Subject>} run
 */
async function compare({ subjects, visits, slowdown, columns, visit }) {
  const measured = subjects.map(([name, subject]) => ({
    name,
    subject,
    figures: new Map(columns.map(([figure]) => [figure, /** @type {number[]} */ ([])])),
  }));
  for (let times = 0; times < visits; times += 1)
    for (const { subject, figures } of measured)
      await visit(subject, slowdown, (figure, value) => figures.get(figure)?.push(value));

  say(`\n${slowdown}x CPU: ms, and how often the floor fits in it`);
  say(`${''.padEnd(16)}${columns.map(([, title]) => title.padStart(17)).join('')}`);
  for (const { name, figures } of measured)
    say(
      `${name.padEnd(16)}${columns
        .map(([figure]) => {
          const value = median(figures.get(figure) ?? []);
          const ratio = value / median(measured[0]?.figures.get(figure) ?? []);
          return `${value.toFixed(1).padStart(11)}${ratio.toFixed(2).padStart(6)}`;
        })
        .join('')}`,
    );
}
