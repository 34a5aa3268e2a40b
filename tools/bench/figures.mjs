import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from '../support/paths.mjs';

const DOCUMENT = inRoot('docs/performance.md');
const PLACE = /(<!-- figures -->\n)[^]*?(<!-- \/figures -->)/;

/** Writes the table of all figures. @param {readonly import('./compare.mjs').Figure[]} figures */
export function writeFigures(figures) {
  const lines = figures.map(({ name, ours, ratio, others }) => {
    // A floor of nothing has no multiple.
    const beside =
      ratio === undefined || !Number.isFinite(ratio) ? '' : `, **${ratio.toFixed(2)} × the floor**`;
    return `- ${name}: ${ours}${beside}${others ? ` (${others})` : ''}`;
  });
  const day = new Date().toISOString().slice(0, 10);
  const text = [`One run of ${day} on ${cpus().length} cores:`, '', ...lines, ''].join('\n');
  const page = readFileSync(DOCUMENT, 'utf8');
  if (!PLACE.test(page)) throw new Error('docs/performance.md has no place for the figures.');
  writeFileSync(
    DOCUMENT,
    page.replace(PLACE, (_, open, close) => `${open}\n${text}\n${close}`),
  );
}
