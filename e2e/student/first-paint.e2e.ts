import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { signInAsStudent } from '../support/sign-in';
import { mealPage } from './meal-page';

const SCRIPTS = '**/assets/*.js';

/** Opens the meal page while none of the app's code is answered; what it returns lets it come. */
async function openWithoutCode(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unrouteAll();
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/student-calendar', { waitUntil: 'commit' });
  return release;
}

const kept = (page: Page) =>
  page.evaluate(() => localStorage.getItem('academy.student.month-drawn') !== null);
const note = (page: Page) => page.getByText('지난번에 본 내용 · 11월 20일 (금) 10:0');
/** What only a student's month has. */
const day = (page: Page) => page.locator('[data-date="2026-11-25"] [data-paint-key]').first();

test('the month is there before the app: its shell at first, then as it was seen last, only for this student', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0);
      Object.assign(window, { moved: (Reflect.get(window, 'moved') ?? 0) + moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signInAsStudent(page, { origin: server.student });
  await mealPage(page).expectLoaded();
  await mealPage(page).tap('25일 (수)', '점심');
  await mealPage(page).expectSaved();

  await test.step('nothing is known yet: the shell of this month', async () => {
    // Of another page nothing is kept meanwhile.
    await page.goto('/submit');
    await page.evaluate(() => localStorage.removeItem('academy.student.month-drawn'));
    const release = await openWithoutCode(page);
    await expect(page.locator('h2')).toHaveText(/^\d{4}년 \d+월$/);
    await expect(page.getByText('식단 보기')).toBeVisible();
    await expect(note(page)).toBeHidden();
    release();
    await mealPage(page).expectChecked('25일 (수)', '점심');
  });

  await test.step('seen last: the month, which a tap changes nothing of until the app is there', async () => {
    await expect.poll(() => kept(page), { timeout: 20_000 }).toBe(true);
    const release = await openWithoutCode(page);
    await expect(note(page)).toBeVisible();
    await expect(day(page)).toHaveAttribute('aria-checked', 'true');
    await page.getByText('식단 보기').click({ force: true });
    await day(page).click({ force: true });
    await expect(page).toHaveURL(/\/student-calendar$/);
    release();
    await mealPage(page).expectChecked('25일 (수)', '점심');
    await expect(note(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'moved') ?? 0)).toBeLessThan(0.005);
  });

  await test.step('another student sees nothing of it', async () => {
    await page.evaluate(() => localStorage.setItem('academy-student.student', '2\n'));
    const release = await openWithoutCode(page);
    await expect(page.getByText('식단 보기')).toBeVisible();
    await expect(day(page)).toHaveCount(0);
    expect(await kept(page)).toBe(false);
    release();
    await mealPage(page).expectLoaded();
  });

  await test.step('after a logout nothing is painted', async () => {
    await expect.poll(() => kept(page), { timeout: 20_000 }).toBe(true);
    await page.getByRole('button', { name: /^내 정보/ }).click();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    await expect.poll(() => kept(page)).toBe(false);
    const release = await openWithoutCode(page);
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.locator('#root > *')).toHaveCount(0);
    release();
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
  });
});
