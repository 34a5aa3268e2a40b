import type { Browser, Page } from '@playwright/test';
import { mealPage } from '../student/meal-page';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect, expectRow, test } from '../support/test';
import { settingsPage } from '../admin/settings-page';

const openPhone = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * The same weekdays of the shown month, through the quick-add sheet; `preview` is what it promises
 * before 신청하기.
 */
async function quickAdd(
  page: Page,
  { lunch, dinner, preview }: { lunch: string[]; dinner: string[]; preview: string },
) {
  const sheet = page.getByRole('dialog', { name: '빠른 신청' });
  await page.getByRole('button', { name: '빠른 신청' }).first().click();
  for (const weekday of lunch)
    await sheet
      .getByRole('group', { name: '점심을 먹는 요일' })
      .getByRole('button', { name: weekday })
      .click();
  for (const weekday of dinner)
    await sheet
      .getByRole('group', { name: '저녁을 먹는 요일' })
      .getByRole('button', { name: weekday })
      .click();
  await expect(sheet.getByText(preview)).toBeVisible();
  await sheet.getByRole('button', { name: '신청하기' }).click();
  await expect(sheet).toBeHidden();
}

test('the manager sets the rules, the student applies on a phone and closes the tab at once, the manager sees it', async ({
  page: manager,
  browser,
  server,
}) => {
  const list = manager.getByRole('table');
  const friday = `${server.admin}/list?date=2026-12-04`;
  const phone = await openPhone(browser);

  await test.step('the manager opens December for weekdays and Saturday lunches', async () => {
    await signInAsManager(manager, { origin: server.admin });
    await manager.goto(`${server.admin}/settings`);
    await manager.getByRole('textbox', { name: '신청 가능 시작일' }).fill('2026-12-01');
    await manager.getByRole('textbox', { name: '신청 가능 종료일' }).fill('2026-12-31');
    await manager.getByRole('checkbox', { name: '토요일 점심' }).check();
    await settingsPage(manager).saveAll();
    await manager.goto(`${server.admin}/settings?tab=prices`);
    await settingsPage(manager).field('점심 단가').fill('5500');
    await settingsPage(manager).saveAll();
    await manager.goto(friday);
    await expect(manager.getByText('실시간')).toBeVisible();
  });

  await test.step('the student applies for the same weekdays of December', async () => {
    const page = await phone.newPage();
    await signInAsStudent(page, { origin: server.student });
    await expect(mealPage(page).chip('25일 (수)', '점심')).toHaveAccessibleDescription(
      /신청 기간이 아니에요/,
    );
    await page.getByRole('button', { name: '다음 달' }).click();
    const meals = mealPage(page, 12);
    await quickAdd(page, {
      lunch: ['월요일', '금요일', '토요일'],
      dinner: ['금요일'],
      preview: '점심 12회 · 저녁 4회를 신청해요',
    });
    await meals.expectSaved();
    await expectRow(list, { 이름: /김하늘/, 점심: '신청', 저녁: '신청' });

    await meals.tap('4일 (금)', '저녁');
    await meals.tap('8일 (화)', '점심');
    await meals.tap('12일 (토)', '점심');
    // Well inside the 800 ms of the auto-save: what is unsaved has to leave with the tab.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  });

  await test.step('the manager sees what the closing tab sent', async () => {
    await expectRow(list, { 이름: /김하늘/, 점심: '신청', 저녁: '–' });
  });

  await test.step('the student comes back and finds everything', async () => {
    const page = await phone.newPage();
    await page.goto(`${server.student}/student-calendar?month=2026-12`);
    const meals = mealPage(page, 12);
    await meals.expectChecked('4일 (금)', '점심');
    await meals.expectChecked('4일 (금)', '저녁', false);
    await meals.expectChecked('8일 (화)', '점심');
    await meals.expectChecked('12일 (토)', '점심', false);
    await meals.expectChecked('19일 (토)', '점심');
    await expect(page.getByText('점심 12회 · 저녁 3회')).toBeVisible();

    await meals.tap('4일 (금)', '저녁');
    await meals.expectSaved();
    await expectRow(list, { 이름: /김하늘/, 점심: '신청', 저녁: '신청' });
  });
  await phone.close();
});
