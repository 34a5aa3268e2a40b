import { expect, expectNoAxeViolations, test } from '../support/test';
import { serveToday } from './same-day-page';

/** A change made elsewhere must be on the screen within this time (PRODUCT, Manager's meal pages). */
const LIVE = { timeout: 2000 };
const MONDAY = '2026-11-23';

test('closing a day shows whom it concerns, is seen by the other manager at once, and is taken back', async ({ page, browser, server, signInAsManager }) => {
  await serveToday(server, MONDAY);
  await signInAsManager();
  await page.goto('/calendar?month=2026-11');
  const cell = page.getByRole('gridcell', { name: /^11월 23일/ });
  await expect(cell).toHaveAccessibleName(/점심 [1-9]/);
  await expect(page.getByText('실시간')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/calendar.png` : undefined });

  const other = await (await browser.newContext()).newPage();
  await signInAsManager({ page: other, username: 'admin', password: 'Admin1234!' });
  await other.goto(`${server.admin}/calendar?month=2026-11`);
  await expect(other.getByText('실시간')).toBeVisible();

  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-11-23/);
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/panel.png` : undefined });
  await page.getByRole('button', { name: '이 날 휴무로' }).click();
  await page.getByRole('button', { name: '영향 확인' }).click();
  await expect(page.getByText(/신청 \d+건 · \d+명/)).toBeVisible();
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/effect.png` : undefined });
  await page.getByText('취소만').click();
  await page.getByRole('button', { name: '적용' }).click();
  await expect(cell).toHaveAccessibleName(/휴무, 점심 0명, 저녁 0명/);
  await expect(other.getByRole('gridcell', { name: /^11월 23일.*휴무, 점심 0명/ })).toBeVisible(LIVE);

  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(cell).toHaveAccessibleName(/점심 [1-9]/);
  await expect(other.getByRole('gridcell', { name: /^11월 23일.*점심 [1-9]/ })).toBeVisible(LIVE);
  await other.context().close();
});
