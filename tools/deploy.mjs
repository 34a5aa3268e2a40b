// `npm run deploy -- admin 1.2.3`: lets a version run that was released before; without one the
// version that is in this clone, built here. `--to <folder>` as in release.mjs.
import './support/node-version.mjs';
import { releasable } from './release/apps.mjs';
import { argumentsFor } from './release/arguments.mjs';
import { deploy, placeOf } from './release/place.mjs';
import { versionOf } from './release/version.mjs';
import { ensureInstalled } from './support/install.mjs';
import { Plain, runMain, say } from './support/say.mjs';

const USAGE = `npm run deploy -- admin|student|api [1.2.3] [--to <folder>]      (docs/release.md)`;
const {
  positionals: [app, version],
  values: { to },
} = argumentsFor(USAGE, { to: { type: 'string' } });

await runMain(async () => {
  const what = releasable(app, 'npm run deploy --');
  const place = placeOf(to);
  if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version))
    throw new Plain(`"${version}" is no version. For example: npm run deploy -- ${what.app} 1.2.3`);
  if (version === undefined) {
    await ensureInstalled();
    await place.put(what, versionOf(what));
  }
  await deploy(place, what, version ?? versionOf(what));
  say(`${what.app} ${version ?? versionOf(what)} runs.`);
});
