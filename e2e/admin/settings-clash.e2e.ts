import type { Browser } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

const otherManager = async (browser: Browser) => (await browser.newContext()).newPage();

test(
  'two managers at once: both values are shown, one is chosen, nothing is overwritten',
  { tag: '@nightly' },
  async ({ page, browser, signInAsManager }) => {
    const mine = settingsPage(page);
    await signInAsManager({ next: '/settings' });
    await mine.field('변경 마감 시각').fill('13');
    await mine.field('신청 가능 종료일').fill('2026-12-30');
    await mine.addDate('점심 미운영일', '2026-12-24');

    const other = await otherManager(browser);
    const theirs = settingsPage(other);
    await signInAsManager({
      page: other,
      username: 'admin',
      password: 'Admin1234!',
      next: '/settings',
    });
    await theirs.field('변경 마감 시각').fill('15');
    await theirs.field('신청 가능 시작일').fill('2026-11-02');
    await theirs.addDate('점심 미운영일', '2026-12-31');
    await theirs.saveAll();

    await mine.save.click();
    const clash = page.getByRole('region', {
      name: /^한원장님이 먼저 저장했습니다 \(11월 20일 \(금\) 10:0\d\)$/,
    });
    await expect(clash).toBeFocused();
    const hour = clash.getByRole('group', { name: '변경 마감 시각' });
    const days = clash.getByRole('group', { name: '점심 미운영일' });
    await expect(hour.getByRole('radio', { name: '내 변경: 13시' })).not.toBeChecked();
    await expect(hour.getByRole('radio', { name: '저장된 값: 15시' })).not.toBeChecked();
    await expect(days.getByRole('radio', { name: '내 변경: 12월 24일 (목)' })).toBeVisible();
    await expect(clash.getByText('다른 관리자가 바꾼 항목: 신청 가능 시작일')).toBeVisible();
    await expect(mine.field('신청 가능 시작일')).toHaveValue('2026-11-02');
    await expect(mine.save).toBeDisabled();
    await expect(
      page.getByText('저장할 값을 먼저 고르세요. (변경 마감 시각, 점심 미운영일)').first(),
    ).toBeVisible();
    await expectNoAxeViolations(page);

    await hour.getByRole('radio', { name: '저장된 값: 15시' }).check();
    await expect(mine.field('변경 마감 시각')).toHaveValue('15');
    await days.getByRole('radio', { name: '내 변경: 12월 24일 (목)' }).check();
    await expect(page.getByText('변경 2건')).toBeVisible();
    await mine.saveAll();
    await expect(clash).toBeHidden();

    await other.reload();
    await expect(theirs.field('변경 마감 시각')).toHaveValue('15');
    await expect(theirs.field('신청 가능 종료일')).toHaveValue('2026-12-30');
    await expect(theirs.field('신청 가능 시작일')).toHaveValue('2026-11-02');
    await expect(theirs.dates('점심 미운영일')).toHaveText(['2026년 12월 24일 (목)']);
    await other.context().close();
  },
);
