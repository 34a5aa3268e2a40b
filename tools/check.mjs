// `npm run check`: whether the house is clean – import walls, dead code, duplicates, what must not exist – and how long its files are.
import './support/node-version.mjs';
import { printFileSizes } from './check/file-sizes.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';
import { runStep } from './support/step.mjs';
import { everything } from './test/scope.mjs';
import { steps } from './test/steps.mjs';

const CLEAN = ['imports', 'house', 'shape'];

await runMain(async () => {
  await ensureInstalled();
  let failed = 0;
  for (const step of steps.filter(({ name }) => CLEAN.includes(name)))
    failed += (
      await runStep(step, {
        reports: inRoot('test-results/steps'),
        force: false,
        scope: everything,
      })
    ).failed;
  printFileSizes();
  say(failed === 0 ? '\nThe house is clean.' : '\nThere is something to mend; it stands above.');
  return failed === 0 ? 0 : 1;
});
