// `npm run check`: whether the house is clean – import walls, dead code, duplicates, what must not
// exist – and whether the packages could be published, and how long its files are.
import './support/node-version.mjs';
import { printFileSizes } from './check/file-sizes.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';
import { readLog, runPnpmToLog } from './support/run.mjs';

const CLEAN = [
  'check:imports',
  'check:dead-code',
  'check:duplicates',
  'check:shape',
  'check:package',
];

await runMain(async () => {
  await ensureInstalled();
  const log = inRoot('.turbo/logs/check.log');
  const code = await runPnpmToLog(
    ['exec', 'turbo', 'run', ...CLEAN, '--continue', '--output-logs=errors-only'],
    log,
  );
  say(readLog(log).trim());
  printFileSizes();
  say(code === 0 ? '\nThe house is clean.' : '\nThere is something to mend; it stands above.');
  return code;
});
