import { readFileSync } from 'node:fs';
import { inRoot } from '../support/paths.mjs';
import { figures } from './figures.mjs';

export const PAGE = inRoot('docs/trust.md');
export const MEASURED = inRoot('tools/trust/measured.json');

/** @typedef {import('./measure.mjs').Result} Result */
/**
 * What is in the page, by figure: what was found, and when.
 * @typedef {Record<string, { size: string, day: string, cell: string }>} Measured
 */

const number = (/** @type {number} */ value) => value.toLocaleString('en');

/** The last cell of a figure's row. @param {Result} result */
export const cellOf = ({ figure, counted, control }) =>
  [
    `${number(counted.wrong)} of ${number(counted.tried)} ${figure.what}`,
    ...(control.tried > 0
      ? [`${figure.control} ${number(control.wrong)} of ${number(control.tried)}`]
      : []),
  ].join('; ');

/** @returns {Measured} */
export const readMeasured = () => JSON.parse(readFileSync(MEASURED, 'utf8'));

/**
 * With what a run measured; what it did not measure stays.
 * @param {Measured} before
 * @param {Result[]} results
 * @param {{ size: string, day: string }} run
 * @returns {Measured}
 */
export function withResults(before, results, { size, day }) {
  return Object.fromEntries(
    figures.flatMap(({ name }) => {
      const mine = results.find(({ figure }) => figure.name === name);
      if (mine) return [[name, { size, day, cell: cellOf(mine) }]];
      return before[name] ? [[name, before[name]]] : [];
    }),
  );
}

/** The table of the page. @param {Measured} measured */
export function table(measured) {
  const rows = figures.map(({ name, promise, goal, sizes, folder, files }) => {
    const { size = '', day = '', cell = '' } = measured[name] ?? {};
    const tests = files.map(
      (file) =>
        `[${file
          .split('/')
          .at(-1)
          ?.replace(/(\.(long|nightly))?\.test\.tsx?$/, '')}](../${folder}/${file})`,
    );
    return `| \`${name}\` | ${promise} | ${goal} | ${number(sizes.small)} / ${number(sizes.full)} | ${cell} (${size}, ${day}) | ${tests.join(', ')} |`;
  });
  return [
    '| Figure | Promise | Goal | Rounds small / full | Measured | Tests |',
    '| --- | --- | --- | ---: | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The page with the table as it is today, between its marks. @param {string} text */
export function withTable(text, measured = readMeasured()) {
  const place = /(<!-- figures -->\n)[^]*?(<!-- \/figures -->)/;
  if (!place.test(text)) throw new Error('docs/trust.md has no place for the figures.');
  return text.replace(place, (_, open, close) => `${open}${table(measured)}\n${close}`);
}
