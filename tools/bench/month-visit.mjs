import { openAtWork } from './work.mjs';
import { pressOnce, watchMonth } from './month-in-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * A page of the table: how its month is read, what a person presses there, and how a browser comes
 * to it.
 * @typedef {{ looks: import('./month-in-page.mjs').Looks, press: Record<'all' | 'one' | 'next' |
 * 'previous', (page: Page) => Locator>, url: string, open: () =>
 * Promise<import('@playwright/test').BrowserContext>, close?: (context:
 * import('@playwright/test').BrowserContext) => Promise<void> }} Subject
 */

/** When anything was painted first, ms after the navigation; said a while after it was. */
const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) resolve(first.startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

/** How often each button is pressed in one visit. */
const PRESSES = 3;

/**
 * One visit: the month is opened, then each button pressed. What opening and a press cost is the
 * time that the page's main thread works for it: waiting for an answer and for the next frame would
 * hide it.
 * @param {Subject} subject @param {number} slowdown
 * @param {import('./compare.mjs').Note} note
 */
export async function visit({ url, looks, press, open, close }, slowdown, note) {
  const context = await open();
  const { page, said, worked, atRest } = await openAtWork(context, slowdown);
  await page.addInitScript(watchMonth, looks);
  await page.goto(url);
  const painted = await said('painted');
  note('work', await worked());
  note('navigation', painted);
  note('paint', await said(FIRST_PAINT));

  /** @param {keyof Subject['press']} button */
  async function cost(button) {
    await atRest();
    // Found beforehand: looking for it by role goes through the whole page.
    const target = await press[button](page).elementHandle();
    const before = await worked();
    await target?.evaluate(pressOnce, looks);
    return (await worked()) - before;
  }
  // Once there and back: what is fetched and compiled for the first press is no part of the rest.
  await cost('next');
  await cost('previous');
  for (let times = 0; times < PRESSES; times += 1) {
    note('next', await cost('next'));
    note('all', await cost('all'));
    note('one', await cost('one'));
    await cost('previous');
  }
  await close?.(context);
  await context.close();
}
