import type { Page } from '@playwright/test';
import { sameDayPage } from '../admin/same-day-page';
import { expect, expectNoAxeViolations, expectRow, test } from '../support/test';
import { mealPage, savedMonth } from './meal-page';

const ME = '01012345678';
// 2026-11-24 is a Tuesday; the meals of each day lock at 14:00 of the day before.
const NOON = { from: '12:00', to: '13:30', status: 'PENDING' };
const card = '승인된 시간과 겹치는 도시락';
/** What the server still asks, with the page's own session. */
const openQuestions = (page: Page) =>
  page.evaluate(async (): Promise<unknown> => {
    const answer = await fetch('/api/students/me/meal-questions', {
      headers: { Authorization: `Bearer ${sessionStorage.getItem('accessToken')}` },
    });
    return answer.json();
  });
const question = (day: string) => `${day} 점심 시간에 외출이 승인됐어요. 점심 도시락을 뺄까요?`;

test(
  'a manager approves an outing over lunch: the student cancels one lunch, keeps another, and both stay so',
  { tag: '@ci' },
  async ({ page, browser, server, signInAsStudent, signInAsManager }) => {
    await server.addReservations([
      { phone: ME, date: '2026-11-24', lunch: true, dinner: true },
      { phone: ME, date: '2026-11-26', lunch: true, dinner: false },
      { phone: ME, date: '2026-11-27', lunch: true, dinner: false },
    ]);
    const [id = ''] = await server.addSchedules([NOON]);
    const desk = await (await browser.newContext()).newPage();
    await signInAsManager({ page: desk, next: '/list?date=2026-11-24' });
    const list = sameDayPage(desk);
    await list.expectLive();
    await expectRow(list.table, { 이름: '김하늘', 점심: '신청', 저녁: '신청' });

    await server.decideSchedule(id, { status: 'APPROVED' });
    await signInAsStudent();
    const meals = mealPage(page);
    const line = page.getByRole('region', { name: card });
    await line.getByRole('button', { name: '겹치는 도시락 2일' }).click();
    const asked = page.getByRole('dialog', { name: card });
    await expect(asked.getByText(question('11월 24일 (화)'))).toBeVisible();
    await expectNoAxeViolations(page);

    await asked.getByRole('button', { name: '11월 24일 (화) 점심 빼기' }).click();
    const toast = page.getByRole('region', { name: '알림' }).getByRole('listitem');
    await expect(toast.filter({ hasText: '도시락 1건을 뺐어요' })).toBeVisible();
    await meals.expectChecked('24일 (화)', '점심', false);
    await meals.expectChecked('24일 (화)', '저녁');
    await expect(
      asked.locator('[tabindex="-1"]:focus'),
      'whoever works by keyboard goes on at what is left',
    ).toBeVisible();
    await expectRow(list.table, { 이름: /김하늘/, 점심: '–', 저녁: '신청' });

    await expect(asked.getByText(question('11월 26일 (목)'))).toBeVisible();
    await asked.getByRole('button', { name: '그대로 둘게요', exact: true }).click();
    await expect(toast.filter({ hasText: '도시락 1건을 그대로 두었어요' })).toBeVisible();
    await expect(asked).toBeHidden();

    await page.reload();
    await meals.expectChecked('24일 (화)', '점심', false);
    await meals.expectChecked('26일 (목)', '점심');
    expect(await openQuestions(page)).toEqual({ content: [], again: [] });
    await expect(asked).toBeHidden();
    expect(await savedMonth(page)).toEqual({
      '2026-11-24': { lunch: false, dinner: true },
      '2026-11-26': { lunch: true, dinner: false },
      '2026-11-27': { lunch: true, dinner: false },
    });
    await desk.context().close();
  },
);

test(
  'many days at once, taken back, and nothing promised without a network',
  { tag: '@nightly' },
  async ({ page, context, server, signInAsStudent }) => {
    const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    await server.addReservations(
      dates.map((date) => ({ phone: ME, date, lunch: true, dinner: false })),
    );
    await server.addSchedules([{ ...NOON, weekdays: [1, 2, 3, 4, 5], status: 'APPROVED' }]);
    await signInAsStudent({ next: '/submit' });
    const asked = page.getByRole('dialog', { name: card });
    const toast = page.getByRole('region', { name: '알림' }).getByRole('listitem');
    const line = page.getByRole('button', { name: '겹치는 도시락 5일' });
    await line.click();
    await expect(asked.getByRole('listitem')).toHaveCount(5);

    await context.setOffline(true);
    await expect(asked.getByRole('button', { name: '모두 빼기' })).toHaveAccessibleDescription(
      '인터넷에 연결되면 답할 수 있어요.',
    );
    await context.setOffline(false);
    await expect(asked.getByRole('button', { name: '모두 빼기' })).toHaveAccessibleDescription('');

    await asked.getByRole('button', { name: '모두 빼기' }).click();
    await expect(asked).toBeHidden();
    await toast
      .filter({ hasText: '도시락 5건을 뺐어요' })
      .getByRole('button', { name: '되돌리기' })
      .click();
    await expect(toast.filter({ hasText: '도시락 5건을 다시 신청했어요' })).toBeVisible();
    await line.click();
    await asked.getByRole('button', { name: '모두 그대로 둘게요' }).click();
    await expect(asked).toBeHidden();
    await toast
      .filter({ hasText: '도시락 5건을 그대로 두었어요' })
      .getByRole('button', { name: '되돌리기' })
      .click();
    await expect(line).toBeVisible();
    expect(Object.values(await savedMonth(page)).every(({ lunch }) => lunch)).toBe(true);
  },
);

test(
  'a lunch that was cancelled for an approval is offered again when that ends',
  { tag: '@ci' },
  async ({ page, server, signInAsStudent }) => {
    await server.addReservations([{ phone: ME, date: '2026-11-24', lunch: true, dinner: false }]);
    const [id = ''] = await server.addSchedules([{ ...NOON, status: 'APPROVED' }]);
    await signInAsStudent();
    const meals = mealPage(page);
    await page.getByRole('button', { name: '11월 24일 (화) 점심을 뺄까요?' }).click();
    await page
      .getByRole('dialog', { name: card })
      .getByRole('button', { name: '점심 빼기', exact: true })
      .click();
    await meals.expectChecked('24일 (화)', '점심', false);

    // The day of the schedule is cancelled on another device.
    await page.evaluate(async (schedule) => {
      await fetch(`/api/students/me/schedules/${schedule}/exceptions/2026-11-24`, {
        method: 'PUT',
        headers: {
          Authorization: `Bearer ${sessionStorage.getItem('accessToken')}`,
          'Content-Type': 'application/json',
        },
        body: '{}',
      });
    }, id);
    await page.reload();
    await page.getByRole('button', { name: '11월 24일 (화) 점심을 다시 신청할까요?' }).click();
    const offer = page.getByRole('dialog', { name: '다시 신청할 수 있는 도시락' });
    await expect(
      offer.getByText(
        '11월 24일 (화) 점심 시간의 승인이 취소됐어요. 점심 도시락을 다시 신청할까요?',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await offer.getByRole('button', { name: '다시 신청하기' }).click();
    await expect(offer).toBeHidden();
    await meals.expectChecked('24일 (화)', '점심');
    expect(await openQuestions(page)).toEqual({ content: [], again: [] });
  },
);
