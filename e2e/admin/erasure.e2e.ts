import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

test(
  '개인정보 파기: an admin sees whom a rule reaches before it is saved, and a leaver’s day stands in the drawer',
  { tag: '@nightly' },
  async ({ page, signInAsManager }) => {
    const settings = settingsPage(page);
    const months = settings.field('퇴원 후 파기');
    await signInAsManager({ username: 'admin', password: 'Admin1234!', next: '/student' });
    await page.getByRole('checkbox', { name: /이바다/ }).check();
    await page.getByRole('button', { name: '퇴원 처리' }).click();
    await page.getByRole('button', { name: '변경하기' }).click();
    await expect(page.getByRole('rowheader', { name: '이바다' })).toBeHidden();

    await page.goto('/settings?tab=erasure');
    await months.fill('121');
    await expect(months).toHaveAccessibleDescription(/1개월부터 120개월 사이로 입력하세요\./);
    await expect(settings.save).toBeDisabled();
    await months.fill('1');
    await expect(page.getByText('오늘 퇴원한 학생은 2026년 12월 20일에 파기합니다.')).toBeVisible();
    await expect(page.getByText('가장 이른 날은 2026년 11월 27일입니다.')).toBeVisible();
    const list = page.getByRole('table', { name: '30일 안에 파기할 학생' });
    await expect(list.getByRole('row', { name: /이바다/ })).toContainText('2026년 11월 20일');
    await settings.field('은행 내역 보관').fill('11');
    await expect(settings.field('은행 내역 보관')).toHaveAccessibleDescription(/12개월부터/);
    await settings.field('은행 내역 보관').fill('60');
    await settings.field('메시지 보관').fill('24');
    await expect(page.getByText('영향: 30일 안에 지울 내용이 없습니다.')).toBeVisible();
    await expectNoAxeViolations(page);
    await settings.saveAll();

    await list.getByRole('link', { name: '이바다' }).click();
    await expect(
      page.getByText(/2026년 12월 20일에 파기됩니다\.|정산할 금액이 있어 파기를 미룹니다\./),
    ).toBeVisible();
  },
);
