// `npm run deploy -- admin 1.2.3`: lets a version run that was released before; without one the version that stands in this clone, built
// here. `--to <folder>` as in release.mjs.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { releasable } from './release/apps.mjs';
import { deploy, placeOf } from './release/place.mjs';
import { versionOf } from './release/version.mjs';
import { ensureInstalled } from './support/install.mjs';
import { Plain, runMain, say } from './support/say.mjs';

const { positionals: [app, version], values: { to } } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });

await runMain(async () => {
  const what = releasable(app, 'npm run deploy --');
  const place = placeOf(to);
  if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)) throw new Plain(`"${version}" is no version. For example: npm run deploy -- ${what.app} 1.2.3`);
  if (version === undefined) {
    await ensureInstalled();
    await place.put(what, versionOf(what));
  }
  await deploy(place, what, version ?? versionOf(what));
  say(`${what.app} ${version ?? versionOf(what)} runs.`);
});
