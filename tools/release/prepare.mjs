// The part of `npm run release` that runs in a checkout of its own: the next version, checked and
// built, as a commit. Nothing runs differently yet.
import { ensureInstalled } from '../support/install.mjs';
import { runMain, say } from '../support/say.mjs';
import { releasable } from './apps.mjs';
import { argumentsFor } from './arguments.mjs';
import { placeOf } from './place.mjs';
import { run } from './shell.mjs';
import { commitRelease, takeNextVersion } from './version.mjs';

const { positionals, values: options } = argumentsFor('See tools/release.mjs', {
  to: { type: 'string' },
  checked: { type: 'boolean' },
});

await runMain(async () => {
  const what = releasable(positionals[0], 'npm run release --');
  const place = placeOf(options.to);
  await ensureInstalled();
  const version = takeNextVersion(what);
  say(`${what.app} ${version}`);
  if (!options.checked)
    run(
      'node',
      ['tools/test.mjs', '--all', '--app', what.app],
      `${what.app} was not released: see above.`,
    );
  run(
    'node',
    ['tools/contracts.mjs', what.app],
    'The document of the API was not kept, or is not released yet: see above.',
  );
  await place.put(what, version);
  commitRelease(what, version);
});
