// `npm run release -- admin`: the next version of one app, checked, built, tagged and running; the
// other apps are not touched.
// `--to <folder>` releases without containers, `--checked` leaves out the checks (a workflow ran
// them), `--no-deploy` leaves what runs alone.
import './support/node-version.mjs';
import { releasable } from './release/apps.mjs';
import { argumentsFor } from './release/arguments.mjs';
import { deploy, placeOf } from './release/place.mjs';
import { run } from './release/shell.mjs';
import {
  commitRelease,
  demandCleanTree,
  forgetNextVersion,
  takeNextVersion,
} from './release/version.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';

const USAGE = `npm run release -- admin|student|api [options]      (docs/release.md)
  --to <folder>   without containers: the folder that holds the versions
  --checked       leaves out the checks, when they have run for this commit
  --no-deploy     builds and tags, and lets run what runs`;
const { positionals, values: options } = argumentsFor(USAGE, {
  to: { type: 'string' },
  checked: { type: 'boolean' },
  'no-deploy': { type: 'boolean' },
});

// Ctrl-C ends the step that runs; what the release has written so far is then taken back like after
// any other failure.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => undefined);

await runMain(async () => {
  const what = releasable(positionals[0], 'npm run release --');
  const place = placeOf(options.to);
  demandCleanTree();
  await ensureInstalled();
  const version = takeNextVersion(what);
  try {
    say(`${what.app} ${version}`);
    if (!options.checked)
      run(
        'node',
        ['tools/test.mjs', '--app', what.app],
        `${what.app} was not released: see above.`,
      );
    run(
      'node',
      ['tools/contracts.mjs', what.app],
      'What this release promises could not be recorded.',
    );
    await place.put(what, version);
  } catch (error) {
    forgetNextVersion();
    throw error;
  }
  commitRelease(what, version);
  if (!options['no-deploy']) await deploy(place, what, version);
  say(
    `\n${what.app} ${version} is released${options['no-deploy'] ? '' : ' and runs'}. Let the others have it: git push --follow-tags`,
  );
});
