// `npm run rush`: the minute before the cutoff, computed for many from what was measured for one
// (docs/scale.md).
// `npm run rush -- measure` measures again, with `--processes` API processes, into
// tools/rush/measured.json; `npm run rush -- write` puts the reports into the document.
import './support/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DOCUMENT, readMeasured, withReports } from './rush/document.mjs';
import { measure } from './rush/measure.mjs';
import { countedReport, measuredReport, simulatedReport } from './rush/report.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { Plain, runMain, say } from './support/say.mjs';

const {
  positionals: [what = 'simulate'],
  values: options,
} = parseArgs({ allowPositionals: true, options: { processes: { type: 'string', default: '2' } } });

await runMain(async () => {
  if (what === 'measure') {
    await ensureInstalled();
    const measured = await measure({ processes: Number(options.processes) });
    writeFileSync(inRoot('tools/rush/measured.json'), `${JSON.stringify(measured, null, 2)}\n`);
    say(measuredReport(measured));
  } else if (what === 'simulate')
    say(`${countedReport(readMeasured())}\n\n${simulatedReport(readMeasured())}`);
  else if (what === 'write') writeFileSync(DOCUMENT, withReports(readFileSync(DOCUMENT, 'utf8')));
  else throw new Plain(`There is no "${what}". There are: simulate, measure, write`);
  return 0;
});
