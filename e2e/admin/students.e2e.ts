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

test('a list of 1,000 with 40 bad rows: the preview, only the good ones, one click back', async ({ page, signInAsManager }) => {
  await signInAsManager();
  await page.goto('/student?do=import');
  const dialog = page.getByRole('dialog', { name: '학생 명단 올리기' });
  const rows = Array.from({ length: 1000 }, (_, index) => `${`새학생${index}`.normalize('NFD')},${index % 25 === 0 ? '1.01E+09' : `10${50_000_000 + index}`}`);
  await dialog.locator('input[type=file]').setInputFiles({ name: '원생명부.csv', mimeType: 'text/csv', buffer: Buffer.from(['성명,휴대폰', ...rows].join('\r\n')) });
  await expect(dialog.getByText('오류 40행은 반영하지 않습니다')).toBeVisible();
  await dialog.getByRole('button', { name: '정상 960명 반영하기' }).click();
  await expect(dialog.getByText('추가 960명, 변경 0명을 반영했습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '가져오기 되돌리기' }).click();
  await expect(page.getByText('960명을 되돌렸습니다.')).toBeVisible();
  await expect(page.locator(names)).toHaveText(['김하늘', '이바다', '박솔']);
});
