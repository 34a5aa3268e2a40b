import { signInAsManager } from '../support/chromium.mjs';
import { signedIn } from './signed-in.mjs';

/** The sheets compared with the app, in the order of the table. */
export const sheets = /** @type {const} */ (['sheet-floor', 'tanstack', 'ag-grid']);

/** A manager of the bench's academy. */
const [USERNAME, PASSWORD] = ['admin', 'Admin1234!'];
/** Without what moves while it waits: the page would never come to rest. */
const desk = /** @type {const} */ ({
  viewport: { width: 1440, height: 900 },
  locale: 'ko-KR',
  reducedMotion: 'reduce',
});

/** @typedef {import('./sheet-visit.mjs').Subject} Subject */
/** @typedef {import('@playwright/test').Browser} Browser */

const table = {
  marks: '[data-mark]',
  box: '.box',
  cell: '[data-row="5"] > [data-period="4"]',
};
const looksOf = {
  'sheet-floor': table,
  tanstack: table,
  'ag-grid': {
    marks: '[role="gridcell"][col-id^="p"]',
    box: '.ag-grid-viewport',
    cell: '[row-index="5"] [col-id="p4"]',
  },
};

/** @param {Browser} browser @param {string} origin @returns {(readonly [string, Subject])[]} */
export const sheetSubjects = (browser, origin) =>
  sheets.map((name) => [
    name,
    {
      url: `${origin}/${name}.html`,
      looks: { ...looksOf[name], answer: '**/sheet.json' },
      open: () => browser.newContext(desk),
    },
  ]);

/**
 * The managers' app, opened in a new tab by a signed-in manager.
 * @param {Browser} browser @param {string} origin @param {string} day
 * @returns {Promise<Subject>}
 */
export const appSubject = async (browser, origin, day) => ({
  url: `${origin}/attendance?view=sheet&date=${day}`,
  looks: {
    marks: '[data-status][data-letter]',
    box: ':has(> table[role="grid"])',
    cell: '[data-row="5"] > :nth-child(8)',
    answer: `**/api/admin/attendance/${day}/sheet`,
  },
  ...(await signedIn(browser, desk, (page) => signInAsManager(page, origin, USERNAME, PASSWORD))),
});
