import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';
import { mocksPage } from './mocks-page';
import { schedulePage } from './schedule-page';

test(
  'from the login to a month of meals without a pointer @keyboard',
  { tag: '@ci' },
  async ({ page }) => {
    const { keyboard } = page;
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeFocused();
    await keyboard.type('01012345678');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '맞아요' })).toBeFocused();
    await keyboard.press('Enter');
    const meals = mealPage(page);
    await meals.expectLoaded();

    // The grid is one Tab stop; it starts on today.
    const today = page.getByRole('gridcell').filter({ hasText: '20' }).first();
    for (
      let tabs = 0;
      tabs < 30 && !(await today.evaluate((cell) => cell === document.activeElement));
      tabs += 1
    )
      await keyboard.press('Tab');
    await expect(today).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('KeyL');
    await meals.expectChecked('27일 (금)', '점심');
    await keyboard.press('KeyD');
    await meals.expectChecked('27일 (금)', '저녁');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Space');
    await meals.expectChecked('26일 (목)', '점심');
    await meals.expectChecked('26일 (목)', '저녁');
    await keyboard.press('Space');
    await meals.expectChecked('26일 (목)', '점심', false);
    // With the Korean keyboard on, the key is a jamo; the code is the same.
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ㅣ', code: 'KeyL', bubbles: true, cancelable: true }),
      ),
    );
    await meals.expectChecked('26일 (목)', '점심');
    await meals.expectSaved();
    expect(await savedMonth(page)).toMatchObject({
      '2026-11-26': { lunch: true, dinner: false },
      '2026-11-27': { lunch: true, dinner: true },
    });

    await keyboard.press('PageDown');
    await expect(page.getByRole('heading', { name: '2026년 12월' })).toBeVisible();
    await page.getByRole('button', { name: '빠른 신청' }).last().focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '빠른 신청' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '빠른 신청' })).toBeHidden();
    await expect(page.getByRole('button', { name: '빠른 신청' }).last()).toBeFocused();
  },
);

/** Presses Tab until the element has the focus, as a keyboard user does. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const focused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await focused()); presses += 1)
    await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

test(
  'a meal, a schedule and an exam from the login to the logout without a pointer',
  { tag: ['@keyboard', '@nightly'] },
  async ({ page, server }) => {
    test.slow();
    await server.addMockExams([{ title: '12월 모의평가' }]);
    const { keyboard } = page;
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const tab = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeFocused();
    await keyboard.type('01012345678');
    await keyboard.press('Enter');
    await expect(button('맞아요')).toBeFocused();
    await keyboard.press('Enter');
    const meals = mealPage(page);
    await meals.expectLoaded();

    await test.step('a meal', async () => {
      await tabTo(page, page.getByRole('gridcell').filter({ hasText: '20' }).first());
      await keyboard.press('ArrowDown');
      await keyboard.press('KeyL');
      await meals.expectChecked('27일 (금)', '점심');
      await meals.expectSaved();
    });

    await test.step('a schedule', async () => {
      const schedule = schedulePage(page);
      await tabTo(page, tab('일정 신청'), 'Shift+Tab');
      await keyboard.press('Enter');
      await tabTo(page, button('일정 추가').first());
      await keyboard.press('Enter');
      await tabTo(page, schedule.form.getByRole('textbox', { name: '내용' }));
      await keyboard.type('수학학원');
      await tabTo(page, schedule.form.getByRole('checkbox', { name: '화요일' }));
      await keyboard.press('Space');
      await tabTo(page, schedule.form.getByRole('textbox', { name: '나가는 시각' }));
      await keyboard.type('1800');
      await tabTo(page, schedule.form.getByRole('textbox', { name: '돌아오는 시각' }));
      await keyboard.type('2000');
      await tabTo(page, schedule.submit('신청하기'));
      await keyboard.press('Enter');
      await expect(schedule.form).toBeHidden();
      await expect(schedule.card('수학학원')).toContainText('승인 대기');
    });

    await test.step('an exam', async () => {
      const mocks = mocksPage(page);
      await tabTo(page, tab('모의고사 신청'), 'Shift+Tab');
      await keyboard.press('Enter');
      await tabTo(page, mocks.cardButton('12월 모의평가'));
      await keyboard.press('Enter');
      await tabTo(page, mocks.drawer('12월 모의평가').getByRole('button', { name: '신청하기' }));
      await keyboard.press('Enter');
      await expect(mocks.result).toBeVisible();
      await keyboard.press('Escape');
      await expect(mocks.cardButton('12월 모의평가')).toBeFocused();
    });

    await test.step('the logout', async () => {
      await tabTo(page, button(/^내 정보/), 'Shift+Tab');
      await keyboard.press('Enter');
      await tabTo(page, button('로그아웃'));
      await keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeFocused();
    });
  },
);
