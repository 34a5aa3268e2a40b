import { setTimeout as wait } from 'node:timers/promises';
import { pressOnce, watchMonth } from './in-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * A page of the table: how its month is read, what a person presses there, and how a browser comes
 * to it.
 * @typedef {{ looks: import('./in-page.mjs').Looks, press: Record<'all' | 'one' | 'next' |
 * 'previous', (page: Page) => Locator>, url: string, open: () =>
 * Promise<import('@playwright/test').BrowserContext>, close?: (context:
 * import('@playwright/test').BrowserContext) => Promise<void> }} Subject
 * @typedef {'navigation' | 'work' | 'all' | 'one' | 'next'} Figure
 * @typedef {Record<Figure, number[]>} Figures
 */

/** @returns {Figures} */
export const noFigures = () => ({ navigation: [], work: [], all: [], one: [], next: [] });

/** How often each button is pressed in one visit. */
const PRESSES = 3;

/** ms of waiting in which a page that has come to rest works less than `STILL` ms. */
const REST = 1000;
const STILL = 10;

/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * One visit: the month is opened, then each button pressed. What opening and a press cost is the
 * time that the page's main thread works for it: waiting for an answer and for the next frame would
 * hide it.
 * @param {Subject} subject @param {number} slowdown @param {Figures} figures
 */
export async function visit({ url, looks, press, open, close }, slowdown, figures) {
  const context = await open();
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  // The processor's time, which a neighbour on the machine adds nothing to.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchMonth, looks);
  const worked = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.goto(url);
  // Asked without Playwright's own scripts, which would be half of what the floor works.
  const { result } = await tools.send('Runtime.evaluate', {
    expression: 'painted',
    awaitPromise: true,
  });
  figures.work.push(await worked());
  figures.navigation.push(Number(result.value));

  // Nothing else is under way: neither a part that still comes nor what the last press left to do.
  async function atRest() {
    await page.waitForLoadState('networkidle');
    for (let since = -Infinity, now = await worked(); now - since > STILL * slowdown;) {
      await wait(REST);
      [since, now] = [now, await worked()];
    }
  }
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
    figures.next.push(await cost('next'));
    figures.all.push(await cost('all'));
    figures.one.push(await cost('one'));
    await cost('previous');
  }
  await close?.(context);
  await context.close();
}
