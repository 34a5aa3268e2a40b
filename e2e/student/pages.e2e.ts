import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage } from './meal-page';
import { DECEMBER, ME } from './mocks-page';

test(
  'every page with something on it: nothing that axe finds, no error, no rule of the security policy broken @desktop',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      // The sign-in of the tests opens a document that names no icon.
      if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return;
      complaints.push(`${message.text()} (${url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await server.addReservations([{ phone: ME, date: '2026-11-24', lunch: true, dinner: true }]);
    await server.addSchedules([{}, { title: '영어과외', weekdays: [3], status: 'PENDING' }]);
    await server.addReasons([{}, { date: '2026-11-18', status: 'APPROVED' }]);
    await server.addMockExams([DECEMBER]);
    await server.addPoints([
      {
        phone: ME,
        incidentDate: '2026-11-20',
        pointType: 'REWARD',
        points: 3,
        reason: '자습 우수',
      },
      {
        phone: ME,
        incidentDate: '2025-12-31',
        pointType: 'PENALTY',
        points: 5,
        reason: '무단 지각',
      },
    ]);
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: '휴대폰 번호' })).toBeVisible();
    await expectNoAxeViolations(page);

    await signInAsStudent();
    const meals = mealPage(page);
    await meals.expectLoaded();
    await meals.tap('25일 (수)', '점심');
    await meals.expectSaved();
    await expectNoAxeViolations(page);
    for (const [tab, shown] of [
      ['일정 신청', page.getByRole('button', { name: '영어과외', exact: true })],
      ['상벌점 보기', page.getByText('무단 지각')],
      ['모의고사 신청', page.getByRole('heading', { name: DECEMBER.title })],
      ['사유 · 신청 내역', page.getByText('11월 18일 (수) 외출 · 14:00–16:00')],
    ] as const) {
      await page.getByRole('link', { name: tab }).click();
      await expect(shown.first()).toBeVisible();
      await expectNoAxeViolations(page);
    }
    expect(complaints).toEqual([]);
  },
);
