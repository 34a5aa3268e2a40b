import { holdBack } from './controls.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The students' pages by what they read, to be seen while it comes, when it does not, with nothing
 * in it and without a network.
 * @type {{ name: string, path: string, reads: RegExp }[]}
 */
const PAGES = [
  {
    name: 'meals',
    path: '/student-calendar',
    reads: /\/api\/(students\/me\/meal-page|reservations)\//,
  },
  { name: 'menu', path: '/student-calendar?open=menu', reads: /\/api\/news/ },
  { name: 'schedule', path: '/regular-schedule', reads: /\/api\/students\/me\/schedules/ },
  {
    name: 'schedule-month',
    path: '/regular-schedule?view=month',
    reads: /\/api\/students\/me\/schedules/,
  },
  { name: 'points', path: '/points-mine', reads: /\/api\/student-points\/mine/ },
  { name: 'mocks', path: '/mocks', reads: /\/api\/mock-exams\/open\/page/ },
  {
    name: 'mocks-mine',
    path: '/mocks?tab=mine',
    reads: /\/api\/mock-exam-registrations\/my\/slice/,
  },
  { name: 'submit', path: '/submit', reads: /\/api\/students\/me\/reasons/ },
  {
    name: 'applications',
    path: '/submit?tab=applications',
    reads: /\/api\/students\/me\/applications/,
  },
  { name: 'study', path: '/study', reads: /\/api\/study-time\/mine/ },
];

/** An answer as it was, with nothing in its lists. @param {unknown} answer @returns {unknown} */
function emptied(answer) {
  if (Array.isArray(answer)) return [];
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, emptied(value)]));
}

/** The page, and nothing in it that still comes. @param {Page} page */
async function shown(page) {
  await page.locator('main > *').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** @param {Page} page @param {RegExp} reads */
async function empty(page, reads) {
  await page.route(reads, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  });
  const answered = page.waitForResponse(reads);
  await page.reload();
  await answered;
  await shown(page);
}

/** @param {Page} page @param {RegExp} reads */
async function fail(page, reads) {
  await page.route(reads, (route) =>
    route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: /^다시/ }).first().waitFor({ timeout: 30_000 });
}

/** @param {Page} page */
async function offline(page) {
  await shown(page);
  await page.context().setOffline(true);
  await page
    .getByText(/오프라인|인터넷/)
    .first()
    .waitFor();
}

/** @type {Record<string, (page: Page, reads: RegExp) => Promise<unknown>>} */
const STATES = { loading: holdBack, empty, failed: fail, offline };

/** @type {import('./table.mjs').Scene[]} */
export const studentStateScenes = PAGES.flatMap(({ name, path, reads }) =>
  Object.entries(STATES).map(([state, prepare]) => ({
    name: `student-${name}-${state}`,
    app: /** @type {const} */ ('student'),
    as: /** @type {const} */ ('student'),
    path,
    prepare: (/** @type {Page} */ page) => prepare(page, reads),
  })),
);
