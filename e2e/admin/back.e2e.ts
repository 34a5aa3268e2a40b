import { expect, test } from '../support/test';

const byKeyboard = 'Enter';

/** Back closes what is open over a page, and the page stays (ADR 0063). */
test(
  'Back closes a question, then a drawer, then leaves; closing otherwise leaves no step behind',
  { tag: '@ci' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/list' });
    await page.goto('/student');
    const drawer = page.getByRole('dialog', { name: '김하늘' });
    const row = page.getByRole('rowheader', { name: '김하늘', exact: true });
    await row.click();
    await page.keyboard.press(byKeyboard);
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: '닫기' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/student');

    await row.click();
    await page.keyboard.press(byKeyboard);
    await drawer.getByRole('button', { name: '퇴원 처리' }).click();
    const question = page.getByRole('dialog', { name: '1명 퇴원 처리' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/student');
    await page.goBack();
    await expect(page).toHaveURL('/list');
  },
);

test(
  'Back closes a dialog that the address does not hold',
  { tag: '@ci' },
  async ({ page, signInAsManager }) => {
    await signInAsManager({ next: '/list' });
    await page.goto('/attendance');
    await page.getByRole('button', { name: '하루 마감' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page).toHaveURL('/attendance');
  },
);
