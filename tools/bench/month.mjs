// How fast the student app shows and changes a month, beside the least that React can do and two
// well-known calendars, all in the same run.
import { launchChromium } from '../support/chromium.mjs';
import { serveFolder } from '../support/serve-folder.mjs';
import { startBuiltServer } from '../support/server.mjs';
import { buildPages } from './build-pages.mjs';
import { compareAsAsked } from './compare.mjs';
import { appSubject, calendars, calendarSubjects } from './month-subjects.mjs';
import { visit } from './month-visit.mjs';
import { buildApps } from './progress.mjs';
import { writeSomeMonth } from './some-month.mjs';

/** @type {import('./compare.mjs').Columns} */
const COLUMNS = [
  ['paint', 'first paint'],
  ['navigation', 'opened'],
  ['work', 'worked for it'],
  ['all', 'all'],
  ['one', 'one'],
  ['next', 'next month'],
];

/** @param {import('../bench.mjs').Options} options */
export async function run(options) {
  await buildApps(['student', 'api']);
  const folder = await buildPages('student', calendars);
  writeSomeMonth(folder);
  const [server, pages, browser] = [
    await startBuiltServer(),
    await serveFolder(folder),
    await launchChromium(),
  ];
  try {
    const [floor, ...others] = calendarSubjects(browser, pages.origin);
    const app = /** @type {const} */ (['student app', await appSubject(browser, server.student)]);
    const subjects = [...(floor ? [floor] : []), app, ...others];
    return await compareAsAsked({ what: 'month', subjects, columns: COLUMNS, visit }, options);
  } finally {
    await browser.close();
    await pages.stop();
    await server.stop();
  }
}
