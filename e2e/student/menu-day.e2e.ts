import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage } from './meal-page';

test('a day opens with its menu, and marks what the student chose not to eat', async ({
  page,
  signInAsStudent,
}) => {
  await signInAsStudent();
  await mealPage(page).expectLoaded();
  const day = page.getByRole('gridcell', { name: /11월 20일 \(금\)/ });

  await test.step('by a tap on the number', async () => {
    await day.getByText('20', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: '11월 20일 (금) 식단' });
    await expect(sheet.getByRole('region', { name: '점심' }).getByRole('listitem')).toHaveCount(6);
    await expect(sheet.getByRole('region', { name: '저녁' })).toBeVisible();
    await expect(sheet.getByRole('img')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('another allergy marks other dishes at once', async () => {
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('난류 · 새우', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: '알레르기 바꾸기' }).click();
    await sheet.getByRole('checkbox', { name: '대두', exact: true }).check();
    await sheet.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('알레르기를 저장했어요.')).toBeVisible();
    await expect(sheet.getByText(/내 알레르기 .*대두/).first()).toBeVisible();
    await expect(sheet.getByText(/에 내 알레르기 재료가 들어 있어요\.$/)).toBeVisible();
  });

  await test.step('the day before, and Back to the month', async () => {
    await page.getByRole('dialog').getByRole('button', { name: '전날' }).click();
    await expect(page.getByRole('dialog', { name: '11월 19일 (목) 식단' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('it is kept behind the name', async () => {
    await page.getByRole('button', { name: /^내 정보/ }).click();
    await expect(page.getByRole('region', { name: '내 알레르기' })).toContainText(
      '난류 · 대두 · 새우',
    );
  });
});
