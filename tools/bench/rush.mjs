// The minute before the cutoff, computed for many from what was measured for one (docs/scale.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { Plain, say } from '../support/say.mjs';
import { DOCUMENT, MEASURED, readMeasured, withReports } from './rush/document.mjs';
import { measure } from './rush/measure.mjs';
import { countedReport, measuredReport, simulatedReport } from './rush/report.mjs';

/** @param {import('../bench.mjs').Options} options @param {string} [what] */
export async function run({ processes }, what = 'simulate') {
  if (what === 'measure') {
    const measured = await measure({ processes: Number(processes) });
    writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
    say(measuredReport(measured));
  } else if (what === 'simulate')
    say(`${countedReport(readMeasured())}\n\n${simulatedReport(readMeasured())}`);
  else if (what === 'write') writeFileSync(DOCUMENT, withReports(readFileSync(DOCUMENT, 'utf8')));
  else throw new Plain(`There is no "${what}". There are: simulate, measure, write`);
}
