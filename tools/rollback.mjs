// `npm run rollback -- admin`: back to the version that ran before; once more: to the one before
// that. `--to <folder>` as in release.mjs.
import './support/node-version.mjs';
import { releasable } from './release/apps.mjs';
import { argumentsFor } from './release/arguments.mjs';
import { placeOf, rollBack } from './release/place.mjs';
import { runMain, say } from './support/say.mjs';

const USAGE = `npm run rollback -- admin|student|api [--to <folder>]      (docs/release.md)`;
const {
  positionals: [app],
  values: { to },
} = argumentsFor(USAGE, { to: { type: 'string' } });

await runMain(async () => {
  const what = releasable(app, 'npm run rollback --');
  const { from, to: version } = await rollBack(placeOf(to), what);
  say(`${what.app} ${version} runs again instead of ${from}.`);
});
