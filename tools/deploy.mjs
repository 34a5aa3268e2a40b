// `npm run deploy -- admin 1.2.3`: lets a version run that was released before; `--to <folder>` as in release.mjs.
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { releasable } from './release/apps.mjs';
import { deploy, placeOf } from './release/place.mjs';
import { Plain, runMain, say } from './support/say.mjs';

const { positionals: [app, version], values: { to } } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });

await runMain(async () => {
  const what = releasable(app, 'npm run deploy --');
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Plain(`Which version of ${what.app}? For example: npm run deploy -- ${what.app} 1.2.3`);
  await deploy(placeOf(to), what, version);
  say(`${what.app} ${version} runs.`);
});
