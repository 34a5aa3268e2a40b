import { expect, expectNoAxeViolations, test } from '../support/test';

test.beforeEach(async ({ page, signInAsManager }) => {
  await signInAsManager();
  await page.goto('/settings');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('what is saved is read back, and can be taken back', async ({ page }) => {
  await page.getByLabel('점심 단가').fill('5500');
  await page.getByLabel('예금주').fill('별빛학원');
  await page.getByRole('checkbox', { name: '토요일 점심' }).check();
  await expect(page.getByText('변경 3건')).toBeVisible();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
  await expect(page.getByText('변경 없음', { exact: true }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('점심 단가')).toHaveValue('5,500');
  await expect(page.getByLabel('예금주')).toHaveValue('별빛학원');
  await expect(page.getByRole('checkbox', { name: '토요일 점심' })).toBeChecked();
  await expect(page.getByText(/마지막 저장 11월 20일 \(금\) 10:\d\d · 오매니저/)).toBeVisible();

  await page.getByLabel('저녁 단가').fill('6500');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('region', { name: '알림' }).getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByLabel('저녁 단가')).toHaveValue('6,000');
});

test('the preview shows what students could tick before anything is saved', async ({ page }) => {
  const preview = page.getByRole('complementary', { name: '학생 화면 미리보기' });
  await expect(preview.getByText('2026년 12월', { exact: true })).toBeVisible();
  const christmas = preview.getByRole('checkbox', { name: /^12월 25일 \(금\).* 점심/ });
  await expect(christmas).toBeChecked();
  await page.getByLabel('신청 가능 종료일', { exact: true }).fill('2026-12-24');
  await expect(christmas).not.toBeChecked();
  await expect(christmas).toHaveAccessibleName(/신청 기간이 아니에요\./);
  await page.getByLabel('신청 가능 종료일', { exact: true }).fill('');
  await expect(christmas).toBeChecked();

  // A tap closes the meal on that day only.
  await christmas.click();
  await expect(christmas).not.toBeChecked();
  await expect(page.getByRole('list', { name: '점심 미운영일' }).getByText('2026년 12월 25일 (금)')).toBeVisible();
  await expect(preview.getByRole('checkbox', { name: /^12월 25일 \(금\).* 저녁/ })).toBeChecked();
});

test('a broken rule is named at its field and stands in the way of saving', async ({ page }) => {
  await page.getByLabel('신청 가능 시작일', { exact: true }).fill('2026-12-31');
  await page.getByLabel('신청 가능 종료일', { exact: true }).fill('2026-12-01');
  await page.getByLabel('변경 마감 시각').fill('25');
  await expect(page.getByLabel('신청 가능 종료일', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('변경 마감 시각')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('저장하려면 다음을 고치세요. (신청 가능 종료일, 변경 마감 시각)').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByLabel('변경 마감 시각')).toHaveValue('14');
});

test('two managers at once: both values are shown, nothing is overwritten unseen', async ({ page, browser, server, signInAsManager }) => {
  const second = await (await browser.newContext({ baseURL: server.admin })).newPage();
  await signInAsManager({ page: second, username: 'admin', password: 'Admin1234!' });
  await second.goto('/settings');
  await second.getByLabel('변경 마감 시각').fill('12');
  await second.getByLabel('은행').fill('하나은행');
  await second.getByRole('button', { name: '저장', exact: true }).click();
  await expect(second.getByText('설정을 저장했습니다.')).toBeVisible();

  await page.getByLabel('변경 마감 시각').fill('18');
  await page.getByLabel('저녁 단가').fill('7000');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('region', { name: /^한원장님이 먼저 저장했습니다/ })).toBeVisible();
  const clash = page.getByRole('group', { name: '변경 마감 시각' });
  await expect(clash.getByText('내 변경: 18')).toBeVisible();
  await expectNoAxeViolations(page);
  await clash.getByText('저장된 값: 12').click();
  await expect(page.getByLabel('변경 마감 시각', { exact: true }).first()).toHaveValue('12');
  // What only the other one changed has come along, what only this one changed still waits.
  await expect(page.getByLabel('은행')).toHaveValue('하나은행');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('저녁 단가')).toHaveValue('7,000');
  await expect(page.getByLabel('변경 마감 시각')).toHaveValue('12');
  await second.context().close();
});

test('a read-only account sees everything, changes nothing and is told why', async ({ page, browser, server, signInAsManager }) => {
  const viewer = await (await browser.newContext({ baseURL: server.admin })).newPage();
  await signInAsManager({ page: viewer, username: 'viewer', password: 'Viewer1234!' });
  await viewer.goto('/settings');
  await expect(viewer.getByLabel('점심 단가')).toHaveValue('5,000');
  await expect(viewer.getByText('조회 전용 계정은 바꿀 수 없습니다. 관리자에게 요청하세요.').first()).toBeVisible();
  await expect(viewer.getByLabel('점심 단가')).not.toBeEditable();
  await expectNoAxeViolations(page);
  await viewer.context().close();
});
