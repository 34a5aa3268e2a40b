// `npm run sizes`: the JavaScript that each page of the apps loads until it can be used, and limits
// a tenth above the last measurement, to notice a jump (docs/performance.md).
import './support/node-version.mjs';
import { gzipSync } from 'node:zlib';
import { build } from './support/build.mjs';
import { launchChromium, signInAsManager, signInAsStudent } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

/** Of the demo academy (README). */
const PHONE = '01012345678';
const [USERNAME, PASSWORD] = ['admin', 'Admin1234!'];
/** The chunk that sends: a login can be typed without it. */
const SENDS = /\/assets\/http-[^/]+\.js$/;
const LIMITS = {
  login: { files: 4, gzip: 110_000 },
  meals: { files: 6, gzip: 202_000 },
  guardian: { files: 5, gzip: 147_000 },
  managerLogin: { files: 5, gzip: 112_000 },
  managerPage: { files: 25, gzip: 312_000 },
};
/** Every page of the managers' menu, with the tabs that are pages of their own. */
const MANAGER_PAGES = [
  '/admin-dashboard',
  '/admin-dashboard?tab=deposits',
  '/calendar',
  '/list',
  '/news',
  '/student',
  '/attendance',
  '/attendance?view=sheet',
  '/seats',
  '/attendance/student',
  '/points/issue',
  '/mock-exam/list',
  '/mock-exam/create',
  '/messages',
  '/settings',
];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' };
const desk = { viewport: { width: 1440, height: 900 }, locale: 'ko-KR' };

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} Context */

let isOver = false;

/**
 * Opens a page with an empty cache and says what it loads until `visit` ends, workers included.
 * @param {Context} context @param {string} name @param {keyof typeof LIMITS} limit
 * @param {(page: Page) => Promise<unknown>} visit
 */
async function weigh(context, name, limit, visit) {
  /** @type {Map<string, Promise<Buffer>>} */
  const scripts = new Map();
  context.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript && response.ok()) scripts.set(response.url(), response.body());
  });
  await visit(await context.newPage());
  const bodies = await Promise.all(scripts.values());
  const gzip = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  const most = LIMITS[limit];
  const tooMuch = gzip > most.gzip || bodies.length > most.files;
  isOver ||= tooMuch;
  const kilo = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  say(
    `${tooMuch ? '✗' : '✓'} ${name.padEnd(34)}${String(bodies.length).padStart(3)} files ${kilo(gzip).padStart(9)}   limits ${most.files}, ${kilo(most.gzip)}`,
  );
}

/** What a login can do while what sends is still under way. @param {Page} page */
const withoutSending = (page) => page.route(SENDS, () => undefined);

await runMain(async () => {
  await ensureInstalled();
  await build(['student', 'admin', 'api']);
  const [server, browser] = [await startBuiltServer(), await launchChromium()];
  try {
    await weigh(
      await browser.newContext(phone),
      'student login: a number typed',
      'login',
      async (page) => {
        await withoutSending(page);
        await page.goto(server.student);
        await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(PHONE);
        await page.locator('button:enabled', { hasText: '로그인' }).first().waitFor();
      },
    );
    await weigh(await browser.newContext(phone), 'guardians’ page', 'guardian', async (page) => {
      // An address that opens nothing loads all of it.
      await page.goto(`${server.student}/guardian.html#1/nobody`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
    const student = await browser.newContext(phone);
    const first = await student.newPage();
    await signInAsStudent(first, server.student, PHONE);
    await first.getByRole('grid').getByRole('checkbox').first().waitFor();
    const storageState = await student.storageState();
    await student.close();
    const again = await browser.newContext({ ...phone, storageState });
    await weigh(again, 'meals: a day ticked and saved', 'meals', async (page) => {
      await page.goto(`${server.student}/student-calendar`);
      const meals = page.getByRole('grid').getByRole('checkbox');
      await meals.first().waitFor();
      const open = page.getByRole('grid').getByRole('checkbox', { disabled: false }).first();
      if ((await open.count()) === 0) await page.getByRole('button', { name: '다음 달' }).click();
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await Promise.all([saved, open.click()]);
    });

    await weigh(
      await browser.newContext(desk),
      'managers’ login: a name typed',
      'managerLogin',
      async (page) => {
        await withoutSending(page);
        await page.goto(`${server.admin}/admin-login`);
        await page.getByLabel('아이디').fill(USERNAME);
        await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
      },
    );
    let manager = await browser.newContext(desk);
    await signInAsManager(await manager.newPage(), server.admin, USERNAME, PASSWORD);
    for (const path of MANAGER_PAGES) {
      // The cookie of the login is renewed by every new tab.
      const signedIn = await manager.storageState();
      await manager.close();
      manager = await browser.newContext({ ...desk, storageState: signedIn });
      await weigh(manager, path, 'managerPage', async (page) => {
        await page.goto(`${server.admin}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
      });
    }
    say(isOver ? '\nOver the limit.' : '\nWithin the limits.');
    return isOver ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
});
