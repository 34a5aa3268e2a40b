// `npm run release -- admin`: the next version of one app, checked, built, tagged and running; the other apps are not touched.
// `--to <folder>` releases without containers, `--checked` leaves out the checks (a workflow ran them), `--no-deploy` leaves what runs alone.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { releasable } from './release/apps.mjs';
import { deploy, placeOf } from './release/place.mjs';
import { run } from './release/shell.mjs';
import { commitRelease, demandCleanTree, forgetNextVersion, takeNextVersion } from './release/version.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';

const { positionals, values: options } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, checked: { type: 'boolean' }, 'no-deploy': { type: 'boolean' } } });

await runMain(async () => {
  const what = releasable(positionals[0], 'npm run release --');
  const place = placeOf(options.to);
  demandCleanTree();
  await ensureInstalled();
  const version = takeNextVersion(what);
  try {
    say(`${what.app} ${version}`);
    if (!options.checked) run('node', ['tools/test.mjs', '--app', what.app], `${what.app} was not released: see above.`);
    run('node', ['tools/contracts.mjs', what.app], 'What this release promises could not be recorded.');
    await place.put(what, version);
  } catch (error) {
    forgetNextVersion();
    throw error;
  }
  commitRelease(what, version);
  if (!options['no-deploy']) await deploy(place, what, version);
  say(`\n${what.app} ${version} is released${options['no-deploy'] ? '' : ' and runs'}. Let the others have it: git push --follow-tags`);
});
