import { readFileSync } from 'node:fs';
import { inRoot } from '../../support/paths.mjs';
import { countedReport, measuredReport, simulatedReport } from './report.mjs';

export const DOCUMENT = inRoot('docs/scale.md');
export const MEASURED = inRoot('tools/bench/rush/measured.json');

/** @returns {import('./report.mjs').Measured} */
export const readMeasured = () => JSON.parse(readFileSync(MEASURED, 'utf8'));

/** The document with all reports as they are today, between their marks. @param {string} text */
export function withReports(text) {
  const measured = readMeasured();
  const reports = {
    measured: measuredReport(measured),
    counted: countedReport(measured),
    simulated: simulatedReport(measured),
  };
  return Object.entries(reports).reduce((all, [name, report]) => {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
    if (!place.test(all)) throw new Error(`docs/scale.md has no place for what is ${name}.`);
    return all.replace(place, (_, open, close) => `${open}${report}\n${close}`);
  }, text);
}
