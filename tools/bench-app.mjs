// `npm run bench:app`: how fast the student app shows and changes a month, beside the least that
// React can do and two well-known calendars, all in the same run (docs/performance.md).
import './support/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { visit } from './bench-app/measure.mjs';
import { someMonth } from './bench-app/some-month.mjs';
import { appSubject, calendars, calendarSubjects } from './bench-app/subjects.mjs';
import { buildPages } from './beside/build-pages.mjs';
import { compareAsAsked } from './beside/compare.mjs';
import { serveFolder } from './beside/serve-folder.mjs';
import { build } from './support/build.mjs';
import { launchChromium } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

/** @type {import('./beside/compare.mjs').Columns} */
const COLUMNS = [
  ['navigation', 'opened'],
  ['work', 'worked for it'],
  ['all', 'all'],
  ['one', 'one'],
  ['next', 'next month'],
];

await runMain(async () => {
  await ensureInstalled();
  await build(['student', 'api']);
  const folder = await buildPages('bench-app', 'student', calendars);
  writeFileSync(`${folder}/month.json`, JSON.stringify(someMonth()));
  const [server, pages, browser] = [
    await startBuiltServer(),
    await serveFolder(folder),
    await launchChromium(),
  ];
  try {
    const [floor, ...others] = calendarSubjects(browser, pages.origin);
    const app = /** @type {const} */ (['student app', await appSubject(browser, server.student)]);
    const subjects = [...(floor ? [floor] : []), app, ...others];
    await compareAsAsked({ subjects, columns: COLUMNS, visit });
  } finally {
    await browser.close();
    await pages.stop();
    await server.stop();
  }
});
