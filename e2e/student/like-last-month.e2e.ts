import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

const ME = '01012345678';
const day = (date: string, lunch: boolean, dinner: boolean) => ({ phone: ME, date, lunch, dinner });

/** Opens ⋯ and takes one of its actions. */
async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
const sheet = (page: Page) => page.getByRole('dialog', { name: '지난달처럼' });

test(
  'fills the next month like this one: shown first, done by one press, taken back by another',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    // November: lunch on all Mondays but one and on one Tuesday, dinner on three of four Fridays.
    await server.addReservations([
      ...['02', '09', '16', '30'].map((date) => day(`2026-11-${date}`, true, false)),
      ...['06', '13', '27'].map((date) => day(`2026-11-${date}`, false, true)),
      day('2026-11-10', true, false),
      day('2026-12-02', true, false),
    ]);
    await server.addHoliday({ date: '2026-12-25', name: '성탄절' });
    await server.addSchedules([
      {
        weekdays: [1],
        firstDate: '2026-12-14',
        lastDate: '2026-12-14',
        from: '12:00',
        to: '13:30',
      },
    ]);
    await signInAsStudent({ next: '/student-calendar?month=2026-12' });
    const december = mealPage(page, 12);
    await december.expectChecked('2일 (수)', '점심');

    await choose(page, '지난달처럼');
    const preview = sheet(page);
    await expect(preview.getByText('점심 3회 · 저녁 3회 신청')).toBeVisible();
    await expect(preview.getByText('점심 1회 취소')).toBeVisible();
    await expect(preview.getByText('지금 5,000원')).toBeVisible();
    await expect(preview.getByText('적용하면 33,000원')).toBeVisible();
    await expect(preview.getByRole('listitem')).toHaveText([
      '12월 2일 (수)점심 취소',
      '12월 4일 (금)저녁 신청',
      '12월 7일 (월)점심 신청',
      '12월 11일 (금)저녁 신청',
      '12월 18일 (금)저녁 신청',
      '12월 21일 (월)점심 신청',
      '12월 28일 (월)점심 신청',
    ]);
    await expect(
      preview.getByText(
        '그대로 두는 도시락: 공휴일·휴원일 1건, 승인된 일정·사유와 겹치는 도시락 1건',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await december.expectChecked('7일 (월)', '점심', false);

    await preview.getByRole('button', { name: '7건 적용하기' }).click();
    await expect(preview).toBeHidden();
    await december.expectChecked('7일 (월)', '점심');
    await december.expectSaved();
    const lunch = { lunch: true, dinner: false };
    const dinner = { lunch: false, dinner: true };
    expect(await savedMonth(page, 2026, 12)).toEqual({
      '2026-12-04': dinner,
      '2026-12-07': lunch,
      '2026-12-11': dinner,
      '2026-12-18': dinner,
      '2026-12-21': lunch,
      '2026-12-28': lunch,
    });

    await expect(page.getByText('6건을 신청하고 1건을 취소했어요', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await december.expectChecked('2일 (수)', '점심');
    await december.expectChecked('7일 (월)', '점심', false);
    await expect.poll(() => savedMonth(page, 2026, 12)).toEqual({ '2026-12-02': lunch });

    await choose(page, '지난달처럼');
    await page.goBack();
    await expect(preview).toBeHidden();
  },
);

test(
  'says what to do where last month gives nothing to go by, or nothing is left to change',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await server.addReservations(
      ['07', '14', '21', '28'].map((date) => day(`2026-12-${date}`, true, false)),
    );
    await signInAsStudent({ next: '/student-calendar?month=2027-02' });
    await choose(page, '지난달처럼');
    await expect(
      sheet(page).getByText(
        '2027년 1월에 신청한 도시락이 없어요. 빠른 신청에서 요일을 골라 한 번에 신청할 수 있어요.',
      ),
    ).toBeVisible();
    await sheet(page).getByRole('button', { name: '빠른 신청 열기' }).click();
    await expect(page.getByRole('dialog', { name: '빠른 신청' })).toBeVisible();
    await page.goBack();

    await server.addReservations(
      ['04', '11', '18', '25'].map((date) => day(`2027-01-${date}`, true, false)),
    );
    await page.goto('/student-calendar?month=2027-01&open=like-last-month');
    await expect(
      sheet(page).getByText('바뀔 도시락이 없어요. 바꿀 수 있는 날은 이미 지난달과 같아요.'),
    ).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: '적용하기' })).toBeDisabled();
  },
);

test(
  'without the approved absences nothing is planned; they can be read again',
  { tag: '@nightly' },
  async ({ page, server, signInAsStudent }) => {
    await server.addReservations(
      ['02', '09', '16'].map((date) => day(`2026-11-${date}`, true, false)),
    );
    await page.route('**/api/students/me/schedules*', (route) => route.fulfill({ status: 503 }));
    await signInAsStudent({ next: '/student-calendar?month=2026-12' });
    await choose(page, '지난달처럼');
    await expect(
      sheet(page).getByText('지난달 신청 내용과 승인된 일정을 불러오지 못했어요.'),
    ).toBeVisible({ timeout: 20_000 });
    await expect(sheet(page).getByRole('button', { name: /적용하기/ })).toBeDisabled();
    await page.unrouteAll();
    await sheet(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(sheet(page).getByRole('button', { name: /\d건 적용하기/ })).toBeEnabled();
  },
);

test(
  'the month goes to paper and to a picture from ⋯ as from the invoice @desktop',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = [...document.querySelectorAll('table')].at(-1)?.innerText ?? '';
      };
    });
    await signInAsStudent();
    await mealPage(page).expectLoaded();
    await choose(page, '인쇄');
    await expect(page).toHaveTitle(/합계/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('table')).toHaveCount(0);

    const download = page.waitForEvent('download');
    await choose(page, '이미지로 저장');
    expect((await download).suggestedFilename()).toBe('2026년 11월 도시락 비용.png');
  },
);
