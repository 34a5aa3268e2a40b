import { expect, test } from '../support/test';

const names = '[role=rowheader]';

test('a student is found, changed where they stand, and a link opens the same drawer', async ({ page, signInAsManager }) => {
  await signInAsManager();
  await page.goto('/student');
  await expect(page.locator(names)).toHaveText(['김하늘', '이바다', '박솔']);
  await page.getByRole('searchbox').fill('ㅂㅅ');
  await expect(page.locator(names)).toHaveText(['박솔']);
  await expect(page).toHaveURL(/[?&]q=/);

  await page.getByRole('gridcell', { name: 'B-01' }).click();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: '박솔 좌석' }).fill('C-07');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'C-07' })).toBeVisible();
  await expect(page.getByText('박솔 학생을 저장했습니다.')).toBeVisible();

  await page.getByRole('rowheader', { name: '박솔' }).dblclick();
  const drawer = page.getByRole('dialog', { name: '박솔' });
  await drawer.getByRole('tab', { name: '도시락' }).click();
  await page.reload();
  await expect(drawer.getByRole('tab', { name: '도시락' })).toHaveAttribute('aria-selected', 'true');
});
