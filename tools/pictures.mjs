// Pictures of the built apps with the demo academy of one moment (e2e/pictures). Words take only
// the scenes whose names contain one of them; further options are Playwright's.
// `npm run screens`: every screen and state, on every size and in every look, in
// test-results/screens; `-- --readme` draws docs/images/overview.png instead.
// `npm run manual`: the pictures of the user manuals (docs/manual); `-- --check` compares instead
// how the pages are built with how they were built when their pictures were taken.
import './support/node-version.mjs';
import './support/end-with-npm.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './support/programs.mjs';
import { build } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';

const [kind = 'screens', ...args] = process.argv.slice(2);
const OWN = ['--readme', '--check'];
const words = args.filter((word) => !word.startsWith('-'));
const project = args.includes('--readme') ? 'readme' : `${kind}-*`;

/** One page with all that were taken, to be looked through. */
function layContactSheet() {
  const folder = inRoot('test-results/screens');
  mkdirSync(folder, { recursive: true });
  const figures = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map(
      (name) =>
        `<figure><img src="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`,
    );
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><meta charset="utf-8"><style>figure { display: inline-block; margin: 8px }
img { display: block; max-width: 480px; max-height: 480px }</style>${figures.join('\n')}`,
  );
  say(`Pictures: ${folder}/index.html`);
}

await runMain(async () => {
  await ensureInstalled();
  await build();
  const child = spawn(
    inRoot('e2e/node_modules/.bin/playwright'),
    [
      'test',
      '--config=pictures.config.ts',
      ...(args.some((word) => word.startsWith('--project')) ? [] : [`--project=${project}`]),
      ...(words.length > 0 ? ['--grep', words.join('|')] : []),
      ...(kind === 'manual' && !args.includes('--check') ? ['--update-snapshots=all'] : []),
      ...args.filter((word) => word.startsWith('-') && !OWN.includes(word)),
    ],
    {
      cwd: inRoot('e2e'),
      env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'close');
  if (project === 'screens-*') layContactSheet();
  return code ?? 1;
});
