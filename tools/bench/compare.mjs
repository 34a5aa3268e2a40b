import { say, underWay } from '../support/say.mjs';
import { sayTable } from './progress.mjs';
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
 * A line of the table of all figures: `ratio` to the floor, `others` the ratios of libraries.
 * @typedef {{ name: string, ours: string, ratio?: number, others?: string }} Figure
 */
/**
 * @param {string} what @param {Columns} columns @param {Measured | undefined} floor
 * @param {Measured} ours @param {readonly Measured[]} others
 * @returns {Figure[]}
 */
export const figuresOf = (what, columns, floor, ours, others) =>
  columns.map(([figure, title, digits = 1]) => {
    const valueOf = (/** @type {Measured | undefined} */ one) =>
      median(one?.figures.get(figure) ?? []);
    const ratioOf = (/** @type {Measured} */ one) => valueOf(one) / valueOf(floor);
    return {
      name: `${what}: ${title}`,
      ours: valueOf(ours).toFixed(digits),
      ratio: ratioOf(ours),
      others: others.map((one) => `${one.name} ${ratioOf(one).toFixed(2)}`).join(', '),
    };
  });

/**
 * Compares at each of `--slowdowns`, with `--visits` visits. The first subject is the floor, the
 * second is ours.
 * @template Subject
 * @param {{ what: string, subjects: readonly (readonly [string, Subject])[], columns: Columns,
 * visit: (subject: Subject, slowdown: number, note: Note) => Promise<void> }} run
 * @param {import('../bench.mjs').Options} options
 */
export async function compareAsAsked(
  { what, subjects, columns, visit },
  { visits = '5', slowdowns },
) {
  /** @type {Figure[]} */
  const figures = [];
  for (const slowdown of slowdowns.split(',').map(Number)) {
    say(`\nProcessor ${slowdown} times slower; ms`);
    const measured = await visitInTurn(subjects, Number(visits), (subject, note) =>
      visit(subject, slowdown, note),
    );
    sayRatios(`${slowdown}x: median, ratio to floor`, columns, measured);
    const [floor, ours, ...others] = measured;
    if (ours) figures.push(...figuresOf(`${what}, ${slowdown}x`, columns, floor, ours, others));
  }
  return figures;
}
