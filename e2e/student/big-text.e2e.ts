import { largeText } from '../support/large-text';
import { expect, test } from '../support/test';
import { openWhole } from '../support/pages-fit';
import { clippedTexts, NOTHING_CLIPPED } from '../support/clipped-texts';

const ME = '01099990001';
const LONG = '남궁하늘별빛누리';

const pages = [
  ['meals', '/student-calendar'],
  ['quick add', '/student-calendar?open=quick-add'],
  ['the invoice', '/student-calendar?open=invoice'],
  ['the month card', '/student-calendar?open=month-card'],
  ['a month with a holiday', '/student-calendar?month=2026-12'],
  ['like last month', '/student-calendar?month=2026-12&open=like-last-month'],
  ['the menu', '/student-calendar?open=menu'],
  ['schedules by week', '/regular-schedule'],
  ['schedules by month', '/regular-schedule?view=month'],
  ['a new schedule', '/regular-schedule?open=new'],
  ['points', '/points-mine'],
  ['exams', '/mocks'],
  ['my exams', '/mocks?tab=mine'],
  ['reasons', '/submit'],
  ['a new reason', '/submit?open=new'],
  ['applications', '/submit?tab=applications'],
  ['study time', '/study'],
  ['the profile', '/student-calendar?open=profile'],
  ['a wrong address', '/not-found'],
] as const;

for (const [name, path] of pages)
  test(
    `with text at 100 and 200 % nothing is cut off, broken or wider than the phone: ${name}`,
    { tag: '@nightly' },
    async ({ page, server, signInAsStudent }) => {
      await server.addStudents([{ name: LONG, phone: ME }]);
      await server.addReservations(
        ['02', '09', '16', '24'].map((date) => ({
          phone: ME,
          date: `2026-11-${date}`,
          lunch: true,
          dinner: true,
        })),
      );
      await server.settings({ lunchPrice: 95_000, dinnerPrice: 96_000 });
      await server.addSchedules([
        {
          phone: ME,
          title: '수학학원 심화반 보충 수업과 모의고사 해설',
          from: '12:00',
          to: '13:30',
        },
        { phone: ME, title: '치과', status: 'PENDING', weekdays: [1] },
      ]);
      await server.addReasons([{ phone: ME }]);
      await server.addPoints([
        {
          phone: ME,
          incidentDate: '2026-11-10',
          pointType: 'REWARD',
          points: 1234,
          reason: '자습실을 한 학기 동안 정리하고 후배들을 도와줌',
        },
      ]);
      const [exam = ''] = await server.addMockExams([
        { title: '2026학년도 12월 전국연합학력평가 대비 실전 모의고사' },
      ]);
      await server.addMockRegistrations([{ phone: ME, mockExamId: exam }]);
      await page.route('**/api/holidays/2026', (route) =>
        route.fulfill({ json: [{ date: '2026-12-25', name: '성탄절' }] }),
      );
      await signInAsStudent({ phone: ME, next: '/submit' });
      for (const size of ['100 %', '200 %']) {
        if (size === '200 %') await largeText(page);
        await openWhole(page, path);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await expect
            .poll(() => clippedTexts(page), { message: `${width} px, ${size}` })
            .toEqual(NOTHING_CLIPPED);
        }
      }
    },
  );

test(
  'with text at 200 % the words of ⋯ are whole where they open',
  { tag: '@nightly' },
  async ({ page, signInAsStudent }) => {
    await signInAsStudent({ next: '/submit' });
    await largeText(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/student-calendar');
      await page.getByRole('button', { name: '더 보기' }).click();
      await expect(page.getByRole('menuitem', { name: '한 달 카드' })).toBeVisible();
      expect(await clippedTexts(page), `${width} px`).toEqual(NOTHING_CLIPPED);
    }
  },
);
