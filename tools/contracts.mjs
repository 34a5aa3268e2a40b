// `node tools/contracts.mjs <app>`, a step of a release: the API's keeps its document in
// contracts/, an app's is refused while the API has changes that are not released
// (docs/release.md).
import './support/node-version.mjs';
import { fromSource } from './support/from-source.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { readLog, runToLog } from './support/run.mjs';
import { Plain, runMain } from './support/say.mjs';

await runMain(async () => {
  await ensureInstalled();
  const log = inRoot('test-results/contracts.log');
  const code = await runToLog(
    process.execPath,
    fromSource('apps/api/src/testing/keep-contract.ts', ...process.argv.slice(2)),
    log,
  );
  if (code !== 0) throw new Plain(readLog(log));
  return 0;
});
