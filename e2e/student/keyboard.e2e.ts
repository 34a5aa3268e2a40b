import { expect, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

test('from the login to a month of meals without a pointer @keyboard', async ({ page }) => {
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
});
