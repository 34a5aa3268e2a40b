import { signInAsStudent } from '../support/chromium.mjs';
import { signedIn } from './signed-in.mjs';

/** The calendars compared with the app, in the order of the table. */
export const calendars = /** @type {const} */ (['month-floor', 'full-calendar', 'big-calendar']);

/** The demo student (README). */
export const PHONE = '01012345678';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' };

/** @typedef {import('./month-visit.mjs').Subject} Subject */
/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {Browser} browser @param {string} origin @returns {(readonly [string, Subject])[]} */
export const calendarSubjects = (browser, origin) =>
  calendars.map((name) => [
    name,
    {
      url: `${origin}/${name}.html`,
      looks: {
        meals: '[data-meal]',
        on: '[data-meal][data-on="true"]',
        month: 'h2',
      },
      press: {
        all: (page) => page.locator('#all'),
        one: (page) => page.locator('#one'),
        next: (page) => page.locator('#next'),
        previous: (page) => page.locator('#previous'),
      },
      open: () => browser.newContext(phone),
    },
  ]);

/**
 * The student app, opened in a new tab by a signed-in student.
 * @param {Browser} browser @param {string} origin
 * @returns {Promise<Subject>}
 */
export async function appSubject(browser, origin) {
  const visitor = await signedIn(browser, phone, async (page) => {
    await signInAsStudent(page, origin, PHONE);
    await page.getByRole('grid').getByRole('checkbox').first().waitFor();
    // As most visits are: the month was drawn on this device before.
    await page.waitForFunction(() => localStorage.getItem('academy.student.month-drawn') !== null);
  });
  const button =
    (/** @type {string} */ name) => (/** @type {import('./month-visit.mjs').Page} */ at) =>
      at.getByRole('button', { name, exact: true });
  return {
    url: `${origin}/student-calendar`,
    looks: {
      // What is painted of the last visit is not the month yet.
      meals: '[data-paint-key]:not([inert] *)',
      on: '[data-paint-key][aria-checked="true"]',
      month: 'h2',
    },
    press: {
      all: (at) => at.getByRole('checkbox', { name: /^점심 전체/ }),
      one: (at) => at.getByRole('grid').getByRole('checkbox', { disabled: false }).last(),
      next: button('다음 달'),
      previous: button('이전 달'),
    },
    ...visitor,
  };
}
