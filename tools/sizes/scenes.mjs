import { signInAsStudent } from '../support/chromium.mjs';
import { collectScripts, holdSending, weigh } from './loaded-scripts.mjs';

/** The demo student (README). */
const PHONE = '01012345678';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ko-KR' };

/** @param {import('@playwright/test').Browser} browser @param {string} origin */
export async function measureFloor(browser, origin) {
  const context = await browser.newContext(phone);
  const scripts = collectScripts(context);
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByText(/^\d{4}-\d{2}-\d{2}$/).waitFor();
  const loaded = await scripts.stop();
  await context.close();
  return weigh([...loaded.values()]);
}

/**
 * A first visit to the login screen with an empty cache. What sends comes while the number is
 * typed: it is held back until the number is there, so that the screen shows that it is usable
 * without.
 * @param {import('@playwright/test').Browser} browser @param {string} origin
 */
export async function measureLogin(browser, origin) {
  const context = await browser.newContext(phone);
  const first = collectScripts(context);
  const all = collectScripts(context);
  const page = await context.newPage();
  const release = await holdSending(page);
  await page.goto(origin);
  await page.getByRole('textbox', { name: '휴대폰 번호' }).fill(PHONE);
  await page.locator('button:enabled', { hasText: '로그인' }).first().waitFor();
  const usable = weigh([...(await first.stop()).values()]);
  release();
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByRole('button', { name: '맞아요' }).waitFor();
  const answered = weigh([...(await all.stop()).values()]);
  await context.close();
  return { usable, answered };
}

/**
 * The guardians' page, which nothing is shared with: an address that opens nothing loads all of it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measureGuardianPage(browser, origin) {
  const context = await browser.newContext(phone);
  const scripts = collectScripts(context);
  const page = await context.newPage();
  await page.goto(`${origin}/guardian.html#1/nobody`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loaded = await scripts.stop();
  await context.close();
  return weigh([...loaded.values()]);
}

/**
 * The meal page opened directly by a signed-in student, with an empty cache, until a ticked day has
 * been saved.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measureMealPage(browser, origin) {
  const before = await browser.newContext(phone);
  const firstPage = await before.newPage();
  await signInAsStudent(firstPage, origin, PHONE);
  // A login counts from its first call on; the chips show that there has been one.
  await firstPage.getByRole('grid').getByRole('checkbox').first().waitFor();
  const storageState = await before.storageState();
  await before.close();

  const context = await browser.newContext({ ...phone, storageState });
  const scripts = collectScripts(context);
  const page = await context.newPage();
  await page.goto(`${origin}/student-calendar`);
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/api/reservations/'),
  );
  await Promise.all([saved, tickAnyDay(page)]);
  const loaded = await scripts.stop();
  await context.close();
  return weigh([...loaded.values()]);
}

/**
 * Ticks the first meal that can be changed, this month or the next.
 * @param {import('@playwright/test').Page} page
 */
async function tickAnyDay(page) {
  const open = page.getByRole('grid').getByRole('checkbox', { disabled: false }).first();
  await page.getByRole('grid').getByRole('checkbox').first().waitFor();
  if ((await open.count()) === 0) await page.getByRole('button', { name: '다음 달' }).click();
  await open.click();
}
