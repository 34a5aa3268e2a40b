// `npm run manual`: takes the pictures of the user manuals (docs/manual) afresh, from the built
// apps with the demo academy of one moment.
// `npm run manual -- quick` takes only those whose name contains the word. They change only when
// the product does.
import './support/node-version.mjs';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { books, pictureFolder } from './manual/books.mjs';
import { Camera } from './manual/camera.mjs';
import { pictureName, pictures } from './manual/pictures.mjs';
import { startDemoServer } from './manual/server.mjs';
import { build } from './support/build.mjs';
import { launchChromium } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';

/**
 * A Wednesday afternoon with the students at their desks, in a month of meals, exams and points.
 */
const AT = '2026-11-18T16:30:00+09:00';

const apps = /** @type {const} */ (['student', 'admin']);

/** Pictures that no book shows any more. */
function removeOld() {
  for (const app of apps) {
    const shown = pictures
      .filter((scene) => scene.app === app)
      .map((scene) => `${pictureName(scene)}.webp`);
    const there = existsSync(pictureFolder(app)) ? readdirSync(pictureFolder(app)) : [];
    for (const name of there.filter((file) => !shown.includes(file)))
      rmSync(join(pictureFolder(app), name));
  }
}

await runMain(async () => {
  const word = process.argv[2] ?? '';
  await ensureInstalled();
  await build();
  const [server, browser] = [await startDemoServer(AT), await launchChromium()];
  const camera = new Camera(browser, server, AT);
  const weights = { student: 0, admin: 0 };
  const failed = [];
  try {
    for (const scene of pictures.filter(({ name }) => name.includes(word))) {
      try {
        weights[scene.app] += await camera.take(scene);
      } catch (error) {
        failed.push(scene.name);
        say(`✗ ${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  removeOld();
  for (const app of apps) say(`${books[app]}: ${(weights[app] / 1e6).toFixed(2)} MB of pictures`);
  return failed.length > 0 ? 1 : 0;
});
