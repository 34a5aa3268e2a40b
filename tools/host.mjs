// `npm run host -- student --api https://api.example.kr --for netlify --to <folder>`: a built app
// for a static host, with its API at a name of its own. Nothing is built again (docs/hosts.md).
import './support/node-version.mjs';
import { resolve } from 'node:path';
import { hosts, layFolder } from './host/folder.mjs';
import { argumentsFor } from './release/arguments.mjs';
import { inRoot } from './support/paths.mjs';
import { Plain, runMain, say } from './support/say.mjs';

const USAGE = `npm run host -- admin|student --api <origin> --for <host> --to <folder> [--name <name>]      (docs/hosts.md)
  --api <origin>   where the API is, https://api.example.kr
  --for <host>     ${hosts.join(', ')}
  --to <folder>    a new folder: site/ to be published, and the host's own files beside it
  --name <name>    what the app is called there, in place of 학생 포털 or 학원 관리
  --dist <folder>  the built app, apps/<app>/dist unless told`;
const { positionals, values } = argumentsFor(USAGE, {
  api: { type: 'string' },
  for: { type: 'string' },
  to: { type: 'string' },
  name: { type: 'string' },
  dist: { type: 'string' },
});

const isOrigin = (/** @type {string} */ text) =>
  URL.canParse(text) && new URL(text).origin === text;

await runMain(async () => {
  const [app] = positionals;
  const { api, for: host, to, name, dist } = values;
  if ((app !== 'student' && app !== 'admin') || !api || !host || !to) throw new Plain(USAGE);
  if (!isOrigin(api))
    throw new Plain(`--api is an origin such as https://api.example.kr, without a path: ${api}`);
  if (!hosts.includes(host)) throw new Plain(`--for is one of ${hosts.join(', ')}: ${host}`);
  layFolder(resolve(dist ?? inRoot(`apps/${app}/dist`)), resolve(to), host, {
    api,
    ...(name !== undefined && { name }),
  });
  say(`${resolve(to)}: publish site/ (docs/hosts.md)`);
});
