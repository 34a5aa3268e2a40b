import { signInAsManager } from '../support/chromium.mjs';
import { collectScripts, holdSending, weigh } from './loaded-scripts.mjs';

/** A manager of the demo academy (README) who sees every page. */
const [USERNAME, PASSWORD] = ['admin', 'Admin1234!'];

/** Every page of the menu, with the tabs that are pages of their own. */
const PAGES = [
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

const desk = { viewport: { width: 1440, height: 900 }, locale: 'ko-KR' };

/** Fonts come after the page and are not waited for. */
const isFont = (/** @type {string} */ url) => /\.woff2|pretendard/.test(url);

/**
 * A first visit to the managers' login with an empty cache: the sender is held back until name and
 * password are typed, to show that the screen works without it. The requests are all of them, what
 * sends and what it asks included.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measureManagerLogin(browser, origin) {
  const context = await browser.newContext(desk);
  const scripts = collectScripts(context);
  /** @type {Set<string>} */
  const requests = new Set();
  context.on('request', (request) => {
    if (!isFont(request.url())) requests.add(new URL(request.url()).pathname);
  });
  const page = await context.newPage();
  const release = await holdSending(page);
  const academy = page.waitForResponse((response) => response.url().endsWith('/public/academy'));
  await page.goto(`${origin}/admin-login`);
  await page.getByLabel('아이디').fill(USERNAME);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  const usable = weigh([...(await scripts.stop()).values()]);
  release();
  await academy;
  await context.close();
  return { usable, requests: requests.size };
}

/**
 * Each page opened directly by a signed-in manager, with an empty cache, until nothing on it is
 * waited for.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measureManagerPages(browser, origin) {
  const before = await browser.newContext(desk);
  await signInAsManager(await before.newPage(), origin, USERNAME, PASSWORD);
  /** @type {{ path: string, weight: import('./loaded-scripts.mjs').Weight }[]} */
  const pages = [];
  let storageState = await before.storageState();
  await before.close();
  for (const path of PAGES) {
    const context = await browser.newContext({ ...desk, storageState });
    const scripts = collectScripts(context);
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
    const loaded = await scripts.stop();
    pages.push({ path, weight: weigh([...loaded.values()]) });
    // The cookie of the login is renewed by every new tab.
    storageState = await context.storageState();
    await context.close();
  }
  return pages;
}
