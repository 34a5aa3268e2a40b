import { openAtWork } from './work.mjs';
import { percentile } from './statistics.mjs';
import { pressIn, scrollOn, watchSheet } from './sheet-in-page.mjs';

/**
 * A page of the table: how its sheet is found, and how a browser comes to it.
 * @typedef {{ looks: import('./sheet-in-page.mjs').Looks, url: string, open: () =>
 * Promise<import('@playwright/test').BrowserContext>, close?: (context:
 * import('@playwright/test').BrowserContext) => Promise<void> }} Subject
 */

/** A row and a half a frame: a brisk turn of the wheel. */
const STEP = 60;
const FRAMES = 120;
/** How often the cell is marked in one visit; 지각 and 출석 in turn. */
const PRESSES = 6;

/**
 * The page once more, warm, and kept from its sheet until it has come to rest: what it works from
 * the answer to the painted marks.
 * @param {Awaited<ReturnType<typeof openAtWork>>} tab @param {string} answer
 */
async function costOfAnswer({ page, said, worked, still }, answer) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route(answer, async (route) => {
    await released;
    await route.continue();
  });
  // Its load is not over before the answer is there.
  await page.reload({ waitUntil: 'commit' });
  await still();
  const before = await worked();
  release();
  await said('opened');
  return (await worked()) - before;
}

/**
 * One visit: the sheet is opened, scrolled, and one of its cells marked. All of it is the time that
 * the page's main thread works, but for the longest of twenty frames.
 * @param {Subject} subject @param {number} slowdown
 * @param {import('./compare.mjs').Note} note
 */
export async function visit({ url, looks, open, close }, slowdown, note) {
  const context = await open();
  const tab = await openAtWork(context, slowdown);
  const { page, said, worked, atRest } = tab;
  await page.addInitScript(watchSheet, looks);
  await page.goto(url);
  await said('opened');
  note('load', await worked());
  await atRest();
  note('nodes', await page.locator('*').count());

  const way = { box: looks.box, step: STEP, frames: FRAMES };
  // Once beforehand: what is compiled on the way is no part of the rest.
  await page.evaluate(scrollOn, way);
  await atRest();
  const before = await worked();
  const frames = await page.evaluate(scrollOn, { ...way, step: -STEP });
  note('frame', ((await worked()) - before) / FRAMES);
  note('p95', percentile(frames, 0.95));

  await page.locator(looks.cell).click();
  for (let times = 0; times < PRESSES; times += 1) {
    await atRest();
    const rest = await worked();
    await page.evaluate(pressIn, { cell: looks.cell, digit: times % 2 === 0 ? '2' : '1' });
    // The first two are compiled.
    if (times > 1) note('cell', (await worked()) - rest);
  }
  await atRest();
  note('answer', await costOfAnswer(tab, looks.answer));
  await close?.(context);
  await context.close();
}
