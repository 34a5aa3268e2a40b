import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

const MONDAYS = ['2026-11-23', '2026-11-30'];
const [SKY, SEA, SOL] = ['01012345678', '01023456789', '01034567890'];
const lunch = (phone: string, date: string) => ({ phone, date, lunch: true, dinner: false });

test(
  'closing a weekday says whom it concerns, cancels with carry-over, and is taken back with every meal',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    await server.addReservations([
      ...MONDAYS.map((date) => lunch(SKY, date)),
      lunch(SEA, '2026-11-23'),
      lunch(SKY, '2026-11-24'),
    ]);
    const settings = settingsPage(page);
    await signInAsManager({ next: '/settings' });
    await settings.weekday('월요일 점심').click();
    await settings.save.click();

    const effect = page.getByRole('dialog', { name: '저장하면 바뀌는 신청' });
    await expect(effect.getByRole('status').first()).toHaveText('신청 3건 · 2명 · 15,000원');
    await effect.getByText('학생 2명 보기').click();
    await expect(effect.getByRole('row', { name: /김하늘/ })).toHaveText(/A-01.*2식.*10,000원/);
    await expectNoAxeViolations(page);
    // Back to the form, nothing saved.
    await effect.getByRole('button', { name: '계속 편집' }).click();
    await expect(page.getByText('변경 1건')).toBeVisible();
    await settings.save.click();

    // A student applies while the manager still looks at the figures.
    await expect(effect).toBeVisible();
    await server.addReservations([lunch(SOL, '2026-11-23')]);
    await effect.getByRole('radio', { name: '취소하고 이월' }).click();
    await effect.getByRole('button', { name: '이대로 저장' }).click();
    await expect(effect.getByRole('alert')).toHaveText(
      '미리보기 뒤에 신청이 바뀌었습니다. 영향을 다시 확인하세요.',
    );
    await expect(effect.getByRole('status').first()).toHaveText('신청 4건 · 3명 · 20,000원');
    await effect.getByRole('button', { name: '이대로 저장' }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();
    await expect(effect).toBeHidden();
    // Held by the pointer, the message stays while the list is looked at.
    const undo = settings.toast.getByRole('button', { name: '되돌리기' });
    await undo.hover();
    const list = await page.context().newPage();
    await list.goto(`${server.admin}/list?date=2026-11-23`);
    await expect(list.getByText('이 날 신청한 학생이 없습니다.')).toBeVisible();

    await undo.click();
    await expect(page.getByText('되돌렸습니다.', { exact: true })).toBeVisible();
    await expect(settings.weekday('월요일 점심')).toBeChecked();
    await list.reload();
    await expect(list.getByText('박솔').first()).toBeVisible();
    await list.close();
  },
);
