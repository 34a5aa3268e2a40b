import { readFileSync } from 'node:fs';
import { inRoot } from '../support/paths.mjs';
import { figures } from './figures.mjs';

export const PAGE = inRoot('docs/trust.md');
export const MEASURED = inRoot('tools/trust/measured.json');

/** @typedef {import('./measure.mjs').Result} Result */
/**
 * What is in the page, by figure: what was found, and when.
 * @typedef {Record<string, { size: string, day: string, found: string }>} Measured
 */

/** Characters of a line of the page. */
const WIDTH = 98;

const number = (/** @type {number} */ value) => value.toLocaleString('en');

/** What was found, in a sentence. @param {Result} result */
export const foundOf = ({ figure, counted, control, on }) =>
  [
    `${number(counted.wrong)} of ${number(counted.tried)} ${figure.what}${on.map((one) => ` (${one})`).join('')}`,
    `${figure.control} ${number(control.wrong)} of ${number(control.tried)}`,
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
      if (mine) return [[name, { size, day, found: foundOf(mine) }]];
      return before[name] ? [[name, before[name]]] : [];
    }),
  );
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words in lines as wide as the rest of the page. @param {string} text */
function wrapped(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 1 > WIDTH && !word.includes('](')) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/**
 * What the page says of one figure.
 * @param {import('./figures.mjs').Figure} figure
 * @param {Measured} measured
 */
function section({ name, promise, goal, sizes, folder, files }, measured) {
  const { size = '', day = '', found = '' } = measured[name] ?? {};
  const tests = files.map((file) => {
    const short = file.split('/').at(-1) ?? '';
    return `[${short.replace(/(\.(long|nightly))?\.test\.tsx?$/, '')}](../${folder}/${file})`;
  });
  return [
    `### \`${name}\``,
    wrapped(`${capital(promise)}. Goal: ${goal}.`),
    [
      wrapped(`- **${found}** (${size}, ${day})`).replaceAll('\n', '\n  '),
      `- Rounds: ${number(sizes.small)} small, ${number(sizes.full)} full`,
      ...tests.map((test) => `- ${test}`),
    ].join('\n'),
  ].join('\n\n');
}

/** The figures of the page, one after another. @param {Measured} measured */
export const sections = (measured) =>
  figures.map((figure) => section(figure, measured)).join('\n\n');

/** The page with the figures as they are today, between their marks. @param {string} text */
export function withFigures(text, measured = readMeasured()) {
  const place = /(<!-- figures -->\n)[^]*?(<!-- \/figures -->)/;
  if (!place.test(text)) throw new Error('docs/trust.md has no place for the figures.');
  return text.replace(place, (_, open, close) => `${open}\n${sections(measured)}\n\n${close}`);
}
