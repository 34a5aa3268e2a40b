// `npm run contracts`: records what a release promises, in contracts/. `npm run contracts --
// student` records one app alone; a release does it by itself (docs/release.md).
import './support/node-version.mjs';
import { fromSource } from './support/from-source.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { readLog, runToLog } from './support/run.mjs';
import { Plain, runMain, say } from './support/say.mjs';

await runMain(async () => {
  await ensureInstalled();
  const log = inRoot('test-results/contracts.log');
  const code = await runToLog(
    process.execPath,
    fromSource('apps/api/src/testing/contracts/record.ts', ...process.argv.slice(2)),
    log,
  );
  if (code !== 0) throw new Plain(`${readLog(log)}\nNothing was recorded; why stands above.`);
  say(readLog(log).trimEnd());
  return 0;
});
