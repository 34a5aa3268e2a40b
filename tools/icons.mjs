// `npm run icons`: draws the pictures that the student app's manifest and iOS ask for from the SVG
// sources in apps/student/icons. The pictures are committed: run it after changing a source.
import './support/node-version.mjs';
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';

/**
 * Which picture is drawn from which source, how many pixels wide. Apple rounds the corners by
 * itself and wants no transparency.
 */
const pictures = [
  { source: 'app', name: 'app-192', size: 192 },
  { source: 'app', name: 'app-512', size: 512 },
  { source: 'maskable', name: 'maskable-192', size: 192 },
  { source: 'maskable', name: 'maskable-512', size: 512 },
  { source: 'maskable', name: 'apple-touch-icon', size: 180 },
];

/**
 * What is used of sharp, which is a dependency of the server only.
 * @typedef {{ resize(width: number, height: number): Picture, png(options: { compressionLevel:
 * number, palette: boolean }): Picture, toFile(path: string): Promise<unknown> }} Picture
 */

await runMain(async () => {
  await ensureInstalled();
  const sources = inRoot('apps/student/icons');
  const shortcuts = readdirSync(sources)
    .filter((file) => file.startsWith('shortcut-'))
    .map((file) => file.replace('.svg', ''));
  // The server shrinks pictures with it anyway: no second picture library.
  /** @type {(file: string, options: { density: number }) => Picture} */
  const sharp = createRequire(inRoot('apps/api/package.json'))('sharp');
  for (const { source, name, size } of [
    ...pictures,
    ...shortcuts.map((shortcut) => ({ source: shortcut, name: shortcut, size: 96 })),
  ]) {
    await sharp(`${sources}/${source}.svg`, { density: 72 * 8 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(inRoot(`apps/student/public/icons/${name}.png`));
    say(`${name}.png ${size} × ${size}`);
  }
  return 0;
});
