import type { Page, Route } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

const SAVES = '**/api/reservations/*';
/** Lets everything but saves through. */
const onSave = (page: Page, act: (route: Route) => Promise<unknown>) =>
  page.route(SAVES, (route) =>
    route.request().method() === 'PUT' ? act(route) : route.fallback(),
  );

test('a tab closed within the 800 ms loses nothing', async ({ page, context, signInAsStudent }) => {
  await signInAsStudent();
  const meals = mealPage(page);
  await meals.expectLoaded();
  await meals.tap('25일 (수)', '점심');
  await meals.tap('26일 (목)', '저녁');
  await page.close();

  const again = await context.newPage();
  await again.goto('/student-calendar');
  const back = mealPage(again);
  await back.expectChecked('25일 (수)', '점심');
  await back.expectChecked('26일 (목)', '저녁');
  await expect
    .poll(() => savedMonth(again))
    .toMatchObject({
      '2026-11-25': { lunch: true, dinner: false },
      '2026-11-26': { lunch: false, dinner: true },
    });
});

test('offline: the taps stay, say so, survive a reload of the page and go out with the network', async ({
  page,
  context,
  signInAsStudent,
}) => {
  await signInAsStudent();
  const meals = mealPage(page);
  await meals.expectLoaded();
  await context.setOffline(true);
  await meals.tap('25일 (수)', '점심');
  await expect(meals.status('오프라인 · 연결되면 저장할게요')).toBeVisible();
  await expect(page.getByText('바꾼 내용은 이 기기에 두었다가 연결되면 저장할게요.')).toBeVisible();
  await expect(meals.chip('25일 (수)', '점심')).toHaveAttribute('data-unsaved');
  await expectNoAxeViolations(page);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/student-calendar');
  const back = mealPage(again);
  await expect(
    again.getByText('지난번에 저장하지 못한 변경 1건을 다시 저장하고 있어요.'),
  ).toBeVisible();
  await back.expectSaved();
  await back.expectChecked('25일 (수)', '점심');
  expect(await savedMonth(again)).toMatchObject({ '2026-11-25': { lunch: true } });
});

test(
  'while the academy can only be read it says so at once, keeps the edit and saves it afterwards',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    await server.setReadOnly(true);
    await meals.tap('25일 (수)', '점심');
    await expect(meals.status('저장하지 못했어요')).toBeVisible();
    await expect(page.getByText('지금은 조회만 할 수 있어요.')).toBeVisible();
    await meals.expectChecked('25일 (수)', '점심');

    await server.setReadOnly(false);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await meals.expectSaved();
    expect(await savedMonth(page)).toMatchObject({ '2026-11-25': { lunch: true } });
  },
);

test(
  'two devices of one student keep both edits, also of one day',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsStudent }) => {
    await signInAsStudent();
    const laptop = await browser.newContext({ baseURL: server.student });
    const other = await laptop.newPage();
    await signInAsStudent({ page: other });
    // Live reading would bring the other device's edits before the next save's answer does.
    await page.route('**/api/events*', (route) => route.abort());
    const [here, there] = [mealPage(page), mealPage(other)];
    await here.expectLoaded();
    await there.expectLoaded();
    await here.tap('25일 (수)', '점심');
    await there.tap('25일 (수)', '저녁');
    await there.tap('26일 (목)', '점심');
    await here.expectSaved();
    await there.expectSaved();
    await expect
      .poll(() => savedMonth(page))
      .toMatchObject({
        '2026-11-25': { lunch: true, dinner: true },
        '2026-11-26': { lunch: true },
      });

    // The next save's answer brings the other device's edits.
    await here.tap('30일 (월)', '점심');
    await here.expectChecked('25일 (수)', '저녁');
    await here.expectChecked('26일 (목)', '점심');
    await expect(page.getByText('다른 기기에서 바꾼 내용을 반영했어요.')).toBeVisible();
    await laptop.close();
  },
);

test(
  'two tabs of one browser agree at once: nothing jumps back, and what one saved the other shows',
  { tag: '@ci' },
  async ({ page, context, signInAsStudent }) => {
    await signInAsStudent();
    const tab = await context.newPage();
    await tab.goto('/student-calendar');
    const [here, there] = [mealPage(page), mealPage(tab)];
    await here.expectLoaded();
    await there.expectLoaded();

    // Both within the 800 ms after which the first one saves.
    await here.tap('25일 (수)', '점심');
    await there.expectChecked('25일 (수)', '점심');
    await there.tap('25일 (수)', '저녁');
    await there.tap('26일 (목)', '점심');
    await here.expectChecked('26일 (목)', '점심');
    await here.tap('26일 (목)', '점심');
    for (const tabs of [here, there]) {
      await tabs.expectSaved();
      await tabs.expectChecked('25일 (수)', '점심');
      await tabs.expectChecked('25일 (수)', '저녁');
      await expect(tabs.chip('26일 (목)', '점심')).not.toHaveAttribute('data-unsaved');
    }
    expect(await savedMonth(page)).toMatchObject({ '2026-11-25': { lunch: true, dinner: true } });
    expect((await savedMonth(page))['2026-11-26']?.lunch ?? false).toBe(false);

    await there.tap('30일 (월)', '점심');
    await there.expectSaved();
    await expect(here.chip('30일 (월)', '점심')).toHaveAttribute('aria-checked', 'true');
    await expect(here.chip('30일 (월)', '점심')).not.toHaveAttribute('data-unsaved');
  },
);

test(
  'logging out saves first; what cannot be saved is asked about',
  { tag: '@ci' },
  async ({ page, context, signInAsStudent }) => {
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    await page.getByRole('button', { name: /^내 정보/ }).click();
    await expect(page.getByRole('dialog', { name: '김하늘 학생' })).toBeVisible();
    await page.goBack();
    await context.setOffline(true);
    await meals.tap('25일 (수)', '점심');
    await page.getByRole('button', { name: /^내 정보/ }).click();
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await expect(
      page.getByText('변경 1건을 아직 저장하지 못했어요. 지금 로그아웃하면 사라져요.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click();
    await context.setOffline(false);
    await meals.expectSaved();
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  },
);

test(
  'a login that is over keeps the taps for the next one',
  { tag: '@ci' },
  async ({ page, context, signInAsStudent }) => {
    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    await page.route('**/api/students/refresh', (route) =>
      route.fulfill({
        status: 401,
        json: {
          success: false,
          message: '로그인이 만료됐어요. 다시 로그인해 주세요.',
          code: 'session-expired',
        },
      }),
    );
    await onSave(page, (route) =>
      route.fulfill({
        status: 401,
        json: {
          success: false,
          message: '로그인이 만료됐어요. 다시 로그인해 주세요.',
          code: 'session-expired',
        },
      }),
    );
    await meals.tap('25일 (수)', '점심');
    await expect(page).toHaveURL(/\/\?next=%2Fstudent-calendar$/);
    await expect(
      page.getByText('새 액세스 토큰을 받지 못했어요. 다시 로그인해 주세요.'),
    ).toBeVisible();
    await page.unroute('**/api/students/refresh');
    await page.unroute(SAVES);
    await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await page.getByRole('button', { name: '맞아요' }).click();
    await meals.expectChecked('25일 (수)', '점심');
    await meals.expectSaved();
    expect(await savedMonth(page)).toMatchObject({ '2026-11-25': { lunch: true } });
    await context.close();
  },
);
