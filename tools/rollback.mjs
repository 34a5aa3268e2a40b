// `npm run rollback -- admin`: back to the version that ran before; once more: to the one before that. `--to <folder>` as in release.mjs.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { releasable } from './release/apps.mjs';
import { placeOf, rollBack } from './release/place.mjs';
import { runMain, say } from './support/say.mjs';

const { positionals: [app], values: { to } } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });

await runMain(async () => {
  const what = releasable(app, 'npm run rollback --');
  const { from, to: version } = await rollBack(placeOf(to), what);
  say(`${what.app} ${version} runs again instead of ${from}.`);
});
