import { expect, expectNoAxeViolations, test } from '../support/test';
import { settingsPage } from './settings-page';

test(
  'lunch by the week: the effect says what closes, and a student reads the new deadlines and reasons',
  { tag: '@nightly' },
  async ({ page, server, signInAsManager }) => {
    // Saturday: the week that begins on Monday would be over since Thursday evening.
    await server.addReservations([
      { phone: '01012345678', date: '2026-11-24', lunch: true, dinner: false },
    ]);
    const settings = settingsPage(page);
    await signInAsManager({ next: '/settings' });
    await page.getByLabel('점심 마감 방식').selectOption('한 주를 전주에 한꺼번에');
    await settings.field('점심 마감 시각').fill('18');
    await expect(
      page.getByText(
        '다음 마감: 11월 30일 (월) ~ 12월 4일 (금) 점심은 11월 26일 (목) 18:00부터 바꿀 수 없습니다.',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await settings.save.click();

    const effect = page.getByRole('dialog', { name: '저장하면 바뀌는 신청' });
    await expect(effect).toContainText('학생이 더는 바꿀 수 없게 되는 5일(신청한 학생 1명)');
    await effect.getByRole('button', { name: '이대로 저장' }).click();
    await expect(page.getByText('설정을 저장했습니다.')).toBeVisible();

    const student = await page.context().newPage();
    await student.goto(`${server.student}/admin`);
    await student.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
    await student.getByRole('button', { name: '로그인', exact: true }).click();
    await student.getByRole('button', { name: '맞아요' }).click();
    const lunch = student.getByRole('checkbox', { name: '11월 24일 (화) 점심', exact: true });
    await expect(lunch).toBeDisabled();
    await expect(
      student.getByRole('checkbox', { name: '11월 24일 (화) 저녁', exact: true }),
    ).toBeEnabled();
    await lunch.click({ force: true });
    await expect(
      student
        .getByText('전주 목요일 18:00 이후에는 변경할 수 없어요.')
        .and(student.locator(':popover-open')),
    ).toBeVisible();
    await student.keyboard.press('Escape');
    const deadlines = student.getByRole('region', { name: '다음 마감' });
    await expect(deadlines).toContainText('11월 23일 (월) 저녁11월 22일 (일) 14:00까지');
    await student.close();
  },
);
