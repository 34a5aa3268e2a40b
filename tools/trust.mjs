// `npm run trust`: what the product promises, tried by a machine, with a figure for each promise
// (docs/trust.md). `-- --size full` takes hours; `--only oversold-seats,audit-rows` are single
// figures; `--write` puts what was measured into the page.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { Plain, runMain, say } from './support/say.mjs';
import { figures, SIZES } from './trust/figures.mjs';
import { measure } from './trust/measure.mjs';
import { foundOf, MEASURED, PAGE, readMeasured, withFigures, withResults } from './trust/page.mjs';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: 'small' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/**
 * @template {string} T
 * @param {string} option
 * @param {readonly T[]} known
 * @param {string} word
 */
function oneOf(option, known, word) {
  const found = known.find((one) => one === word);
  if (!found) throw new Plain(`There is no --${option} "${word}". There are: ${known.join(', ')}`);
  return found;
}

function chosenFigures() {
  if (!options.only) return figures;
  const names = figures.map(({ name }) => name);
  const wanted = options.only.split(',').map((word) => oneOf('only', names, word));
  return figures.filter(({ name }) => wanted.includes(name));
}

/** @param {import('./trust/measure.mjs').Result} result */
function report(result) {
  const { figure, trouble } = result;
  const mark = trouble.length > 0 ? '✗' : '✓';
  say(`${mark} ${figure.name.padEnd(18)} · ${figure.goal.padEnd(40)} · ${foundOf(result)}`);
  for (const line of trouble) say(`    ${line}`);
}

await runMain(async () => {
  const size = oneOf('size', SIZES, options.size);
  const chosen = chosenFigures();
  await ensureInstalled();
  const results = [];
  for (const folder of new Set(chosen.map((figure) => figure.folder))) {
    const inFolder = chosen.filter((figure) => figure.folder === folder);
    const measured = await measure(folder, inFolder, size);
    measured.forEach(report);
    results.push(...measured);
  }
  const missed = results.filter(({ trouble }) => trouble.length > 0);
  const held = results.filter(({ figure }) => missed.every((one) => one.figure !== figure));
  if (options.write) {
    const day = new Date().toISOString().slice(0, 10);
    const measured = withResults(readMeasured(), held, { size, day });
    writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
    writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), measured));
  }
  say(`\n${results.length - missed.length} held, ${missed.length} missed`);
  return missed.length > 0 ? 1 : 0;
});
