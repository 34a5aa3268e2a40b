import { test } from '@playwright/test';
import { mealPage } from '../student/meal-page';
import { signInAsStudent } from '../support/sign-in';
import { startSpecifiedServer } from '../support/specified-server';
import { expect } from '../support/test';
import { startWebServer } from '../support/web-server';

test('at a server that has the common contract and nothing else: a month is read, a meal saved, nothing lost, all pages open', async ({
  page,
}) => {
  const days = new Map([
    ['2026-11-24', { lunch: true, dinner: true }],
    ['2026-11-26', { lunch: false, dinner: true }],
  ]);
  const api = await startSpecifiedServer(days);
  const web = await startWebServer('student', [api.port]);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+09:00'));
  try {
    await signInAsStudent(page, { origin: web.origin });
    const meals = mealPage(page);
    await meals.expectLoaded();
    await meals.expectChecked('24일 (화)', '점심');
    await meals.expectChecked('26일 (목)', '점심', false);

    await meals.tap('26일 (목)', '점심');
    await meals.expectSaved();
    await meals.tap('25일 (수)', '저녁');
    await expect.poll(() => days.get('2026-11-25')).toEqual({ lunch: false, dinner: true });
    await meals.expectSaved();
    expect(Object.fromEntries(days)).toEqual({
      '2026-11-24': { lunch: true, dinner: true },
      '2026-11-25': { lunch: false, dinner: true },
      '2026-11-26': { lunch: true, dinner: true },
    });
    await page.reload();
    await meals.expectChecked('26일 (목)', '점심');
    await meals.expectChecked('26일 (목)', '저녁');

    await page.getByRole('link', { name: '상벌점 보기' }).click();
    await expect(page.getByText('자습 우수').first()).toBeVisible();

    await page.getByRole('link', { name: '모의고사 신청' }).click();
    await page.getByRole('button', { name: '12월 모의고사', exact: true }).click();
    await page.getByRole('radio', { name: '화학Ⅰ' }).check();
    await page.getByRole('button', { name: '신청하기' }).click();
    await expect(page.getByRole('dialog', { name: '모의고사를 신청했어요' })).toBeVisible();
    expect(api.registrations).toMatchObject([
      { studentId: 7, mockExamId: 11, selectedSubjects: ['화학Ⅰ'] },
    ]);
    await page.getByRole('button', { name: '확인' }).click();

    for (const path of ['/regular-schedule', '/submit', '/not-found', '/student-calendar']) {
      await page.goto(`${web.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('오류가 발생했어요')).toBeHidden();
    }
    expect(api.refusals).toEqual([]);
    expect(crashes).toEqual([]);
  } finally {
    await web.stop();
    await api.close();
  }
});
