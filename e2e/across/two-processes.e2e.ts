import { test as base } from '@playwright/test';
import { mealPage } from '../student/meal-page';
import { expectRow } from '../support/expect-row';
import { signInAsManager, signInAsStudent } from '../support/sign-in';
import { expect } from '../support/test';
import { startTwoProcesses, type TwoProcesses } from '../support/two-processes';

const test = base.extend<{}, { two: TwoProcesses }>({
  two: [
    async ({}, provide) => {
      const two = await startTwoProcesses();
      await provide(two);
      await two.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const isSave = (call: string) => call.startsWith('PUT /api/reservations/');
const isStream = (call: string) => call.startsWith('GET /api/admin/events');
const isRefresh = (call: string) => call.startsWith('POST /api/students/refresh');

test(
  'two processes on one PostgreSQL: a session lives in both, and a save in one is seen through the other',
  { tag: '@nightly' },
  async ({ page: manager, browser, two: { student, admin } }) => {
    // The manager listens to the second process, the student saves in the first.
    admin.pin(isStream, 1);
    student.pin(isSave, 0);
    const context = await browser.newContext();
    const page = await context.newPage();
    const meals = mealPage(page);

    await signInAsManager(manager, { origin: admin.origin });
    await signInAsStudent(page, { origin: student.origin });
    await page.getByRole('button', { name: '다음 달' }).click();
    // The second Wednesday is ahead of every cutoff, whatever today is.
    const chip = page.getByRole('checkbox', { name: /\(수\) 점심$/ }).nth(1);
    const label = (await chip.getAttribute('aria-label')) ?? '';
    const [, month = '', day = ''] = /^(\d+)월 (\d+)일/.exec(label) ?? [];
    const year = new URL(page.url()).searchParams.get('month')?.slice(0, 4) ?? '';

    await manager.goto(
      `${admin.origin}/list?date=${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
    await expect(manager.getByText('실시간')).toBeVisible();
    await chip.click();
    await meals.expectSaved();
    await expectRow(manager.getByRole('table'), { 이름: /김하늘/, 점심: '신청', 저녁: '–' });
    expect(
      admin.passed.filter(({ call }) => isStream(call)).map(({ process }) => process),
    ).toContain(1);

    // A new tab has only the cookie: its refresh goes to the process that did not sign it in, or to
    // the one that did.
    for (const process of [0, 1]) {
      student.pin(isRefresh, process);
      const tab = await context.newPage();
      await tab.goto(`${student.origin}/student-calendar?month=${year}-${month.padStart(2, '0')}`);
      await expect(tab.getByRole('checkbox', { name: label, exact: true })).toBeChecked();
      await tab.close();
    }
    expect(
      new Set(student.passed.filter(({ call }) => isRefresh(call)).map(({ process }) => process)),
    ).toEqual(new Set([0, 1]));
    await context.close();
  },
);
