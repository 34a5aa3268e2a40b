import { say } from '../support/say.mjs';
import { sayTable, underWay } from './progress.mjs';
import { median } from './statistics.mjs';

/**
 * A figure of the table, its title and its digits.
 * @typedef {readonly (readonly [figure: string, title: string, digits?: number])[]} Columns
 * @typedef {(figure: string, value: number) => void} Note
 * @typedef {{ name: string, figures: Map<string, number[]> }} Measured
 */

/**
 * Visits all subjects once, then all again, so that other work on the machine affects all alike.
 * Says the figures of each visit as it ends.
 * @template Subject
 * @param {readonly (readonly [string, Subject])[]} subjects @param {number} visits
 * @param {(subject: Subject, note: Note) => Promise<void>} visit
 * @returns {Promise<Measured[]>}
 */
export async function visitInTurn(subjects, visits, visit) {
  const measured = subjects.map(([name, subject]) => ({
    name,
    subject,
    figures: /** @type {Map<string, number[]>} */ (new Map()),
  }));
  for (let times = 1; times <= visits; times += 1)
    for (const { name, subject, figures } of measured) {
      /** @type {Map<string, number[]>} */
      const noted = new Map();
      const state = () =>
        [
          `visit ${times} of ${visits}, ${name}:`,
          ...[...noted].map(([figure, values]) => `${figure} ${median(values).toFixed(1)}`),
        ].join(' ');
      await underWay(state, () =>
        visit(subject, (figure, value) => {
          for (const map of [noted, figures]) map.set(figure, [...(map.get(figure) ?? []), value]);
        }),
      );
      say(state());
    }
  return measured;
}

/**
 * Prints the median of each figure and its ratio to the first one, the floor.
 * @param {string} title @param {Columns} columns @param {readonly Measured[]} measured
 */
export function sayRatios(title, columns, measured) {
  const value = (/** @type {Measured | undefined} */ of, /** @type {string} */ figure) =>
    median(of?.figures.get(figure) ?? []);
  sayTable(
    [title, ...columns.map(([, name]) => name)],
    measured.map((one) => [
      one.name,
      ...columns.map(([figure, , digits = 1]) => {
        const ratio = value(one, figure) / value(measured[0], figure);
        return `${value(one, figure).toFixed(digits)} ${Number.isFinite(ratio) ? ratio.toFixed(2) : '-'}`.padStart(
          14,
        );
      }),
    ]),
  );
}

/**
 * Compares at each of `--slowdowns`, with `--visits` visits.
 * @template Subject
 * @param {{ subjects: readonly (readonly [string, Subject])[], columns: Columns,
 * visit: (subject: Subject, slowdown: number, note: Note) => Promise<void> }} run
 * @param {import('../bench.mjs').Options} options
 */
export async function compareAsAsked({ subjects, columns, visit }, { visits = '5', slowdowns }) {
  for (const slowdown of slowdowns.split(',').map(Number)) {
    say(`\nProcessor ${slowdown} times slower; ms`);
    const measured = await visitInTurn(subjects, Number(visits), (subject, note) =>
      visit(subject, slowdown, note),
    );
    sayRatios(`${slowdown}x: median, ratio to floor`, columns, measured);
  }
}
