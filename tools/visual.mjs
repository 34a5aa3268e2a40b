// `npm run visual`: draws the stories tagged `visual` and compares them with packages/ui/pictures,
// as the tests do.
// `npm run visual -- --update` draws them again; `npm run visual -- button` does either for the
// files whose path contains the word.
import './support/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './support/programs.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = inRoot('packages/ui/pictures');

/**
 * What is used of sharp, which is a dependency of the server only.
 * @typedef {(file: Buffer) => { png(options: { compressionLevel: number, adaptiveFiltering: boolean
 * }): { toBuffer(): Promise<Buffer> } }} Sharp
 */

/**
 * The test runner writes large files: the same pixels fit into two thirds.
 * @param {number} since
 */
async function packPictures(since) {
  /** @type {Sharp} */
  const sharp = createRequire(inRoot('apps/api/package.json'))('sharp');
  const fresh = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.png') && statSync(file).mtimeMs >= since);
  for (const file of fresh) {
    const drawn = readFileSync(file);
    const packed = await sharp(drawn)
      .png({ compressionLevel: 9, adaptiveFiltering: false })
      .toBuffer();
    if (packed.length < drawn.length) writeFileSync(file, packed);
  }
  say(
    `${fresh.length} pictures drawn anew. Look at the difference (git diff) and say in the commit message why they changed.`,
  );
}

await runMain(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser();
  const begun = Date.now();
  const child = spawn(
    inRoot('packages/ui/node_modules/.bin/vitest'),
    ['run', '--project', 'stories', ...positionals, ...(values.update ? ['--update'] : [])],
    {
      cwd: inRoot('packages/ui'),
      env: { ...process.env, CHROMIUM_PATH: browser, PICTURES_ONLY: '1' },
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'close');
  if (code === 0 && values.update) await packPictures(begun);
  return code ?? 1;
});
