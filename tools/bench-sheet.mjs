// `npm run bench:sheet`: whether the attendance sheet keeps up with a hand, at 1,000 students × 12 periods in the built app. It reports, it does not judge.
import './support/node-version.mjs';
import { savedOf, sheetOf } from './bench/sheet-data.mjs';
import { build } from './support/build.mjs';
import { launchChromium, signInAsManager } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

const DATE = '2026-03-02';
const FRAME_MS = 1000 / 60;

/**
 * The tasks of the page's main thread in ms of its own processor time: a neighbour on the machine changes nothing about them.
 * @param {Buffer} trace
 */
function tasksOf(trace) {
  /** @type {{ traceEvents: { name: string, tdur?: number, tid: number, pid: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** @param {import('@playwright/test').Browser} browser @param {import('@playwright/test').Page} page @param {{ name: string, steps: number }} what @param {(step: number) => Promise<void>} act */
async function watch(browser, page, { name, steps }, act) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'],
  });
  for (let step = 0; step < steps; step += 1) await act(step);
  const tasks = tasksOf(await browser.stopTracing());
  const sum = tasks.reduce((all, ms) => all + ms, 0);
  const over = (/** @type {number} */ limit) => tasks.filter((ms) => ms > limit).length;
  say(
    `${name.padEnd(24)} ${(sum / steps).toFixed(1).padStart(6)} ms a step; longest task ${Math.max(...tasks).toFixed(1)} ms; ${over(FRAME_MS)} longer than a frame, ${over(50)} longer than 50 ms`,
  );
}

await runMain(async () => {
  await ensureInstalled();
  await build();
  const [server, browser] = [await startBuiltServer(), await launchChromium()];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signInAsManager(page, server.admin, 'manager', 'Manager1234!');
    const json = (/** @type {unknown} */ body) => ({
      contentType: 'application/json',
      body: JSON.stringify(body),
    });
    await page.route(`**/api/admin/attendance/${DATE}`, (route) =>
      route.fulfill(json(sheetOf(DATE, { students: 1000, periods: 12 }))),
    );
    await page.route(`**/api/admin/attendance/${DATE}/marks`, (route) =>
      route.fulfill(json(savedOf(route.request().postDataJSON()))),
    );
    await page.goto(`${server.admin}/attendance?view=sheet&date=${DATE}`);
    await page.locator('[data-row="0"] [data-header="1교시"]').click();
    say('1,000 students × 12 periods; processor time of the main thread:');
    await watch(browser, page, { name: 'marking down a column', steps: 150 }, async (step) => {
      await page.keyboard.press(`${(step % 5) + 1}`);
      await page.keyboard.press('ArrowDown');
    });
    await watch(browser, page, { name: 'moving only', steps: 100 }, () =>
      page.keyboard.press('ArrowUp'),
    );
    await page.mouse.move(800, 600);
    await watch(browser, page, { name: 'scrolling', steps: 150 }, () => page.mouse.wheel(0, 180));
  } finally {
    await browser.close();
    await server.stop();
  }
});
