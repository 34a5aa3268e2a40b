// `npm run release -- admin`: the next version of one app, checked, built, tagged and running; the
// other apps are not touched. All of it but the last step happens in a checkout of its own.
// `--to <folder>` releases without containers, `--checked` leaves out the checks (a workflow ran
// them), `--no-deploy` leaves what runs alone.
import { resolve } from 'node:path';
import './support/node-version.mjs';
import { releasable } from './release/apps.mjs';
import { argumentsFor } from './release/arguments.mjs';
import { deploy, placeOf } from './release/place.mjs';
import { demandCleanTree, takeIn, versionOf } from './release/version.mjs';
import { runIn } from './release/shell.mjs';
import { inWorktree } from './release/worktree.mjs';
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

// Ctrl-C ends the step that runs; the checkout of the release goes like after any other failure.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => undefined);

await runMain(async () => {
  const what = releasable(positionals[0], 'npm run release --');
  const to = options.to && resolve(options.to);
  const place = placeOf(to);
  demandCleanTree();
  takeIn(
    what,
    inWorktree((folder) =>
      runIn(folder, [
        'tools/release/prepare.mjs',
        what.app,
        ...(to ? ['--to', to] : []),
        ...(options.checked ? ['--checked'] : []),
      ]),
    ),
  );
  const version = versionOf(what);
  if (!options['no-deploy']) await deploy(place, what, version);
  say(
    `\n${what.app} ${version} is released${options['no-deploy'] ? '' : ' and runs'}. Let the others have it: git push --follow-tags`,
  );
});
