import type { Page } from '@playwright/test';
import type { TestServer } from '../support/server';
import { expect, test } from '../support/test';
import { workerInCharge } from '../support/worker-in-charge';

const ME = '01012345678';

/** Adds up what moves without the student's doing, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        const what = shift.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName),
        );
        moved.push({ value: shift.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { value: number; what: string[] }[] }).moved);

/** Answers come only after the first paint, as with a network of its own pace. */
async function answerAfterPaint(page: Page) {
  await page.route('**/api/**', async (route) => {
    await page
      .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      .catch(() => undefined);
    await route.continue();
  });
}

const question = '승인된 시간과 겹치는 도시락';

const pages = [
  ['meals', '/student-calendar', (page) => page.getByRole('checkbox').nth(5)],
  [
    'the next month',
    '/student-calendar?month=2026-12',
    (page) => page.getByRole('checkbox').nth(5),
  ],
  ['schedules', '/regular-schedule', (page) => page.getByText('수학학원').first()],
  [
    'schedules by week',
    '/regular-schedule?view=week',
    (page) => page.getByText('수학학원').first(),
  ],
  ['points', '/points-mine', (page) => page.getByText('자습실 정리').first()],
  ['exams', '/mocks', (page) => page.getByText('12월 모의평가').first()],
  ['my exams', '/mocks?tab=mine', (page) => page.getByText('12월 모의평가').first()],
  ['reasons', '/submit', (page) => page.getByText('치과 진료').first()],
  ['applications', '/submit?tab=applications', (page) => page.getByText('낼 금액').first()],
  ['study time', '/study', (page) => page.getByText('최근 다섯 주')],
  ['the menu', '/student-calendar?open=menu', (page) => page.getByText('비빔밥').first()],
] as const satisfies [string, string, (page: Page) => ReturnType<Page['getByText']>][];

async function fill(server: TestServer) {
  await server.addReservations([
    { phone: ME, date: '2026-11-24', lunch: true, dinner: true },
    { phone: ME, date: '2026-11-26', lunch: true, dinner: false },
  ]);
  await server.addSchedules([{ from: '12:00', to: '13:30' }]);
  await server.addReasons([{}]);
  await server.addPoints([
    {
      phone: ME,
      incidentDate: '2026-11-10',
      pointType: 'REWARD',
      points: 3,
      reason: '자습실 정리',
    },
  ]);
  const [exam = ''] = await server.addMockExams([{ title: '12월 모의평가' }]);
  await server.addMockRegistrations([{ phone: ME, mockExamId: exam }]);
}

/** Opens the page again and adds up what moves until everything is there. */
async function expectStill(page: Page, [, path, settled]: (typeof pages)[number]) {
  await answerAfterPaint(page);
  await page.goto(path);
  await expect(settled(page)).toBeVisible();
  if (/calendar$|schedule$|submit$/.test(path))
    await expect(page.getByRole('region', { name: question })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const moved = await shiftsOf(page);
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.01);
}

for (const shown of pages) {
  const [name, path, settled] = shown;
  test(
    `nothing moves after the first paint: ${name}`,
    name === 'meals' ? {} : { tag: '@nightly' },
    async ({ page, server, signInAsStudent }) => {
      await fill(server);
      await signInAsStudent({ next: '/submit' });
      await watchShifts(page);
      await expectStill(page, shown);
    },
  );

  test.describe('with the worker and what was last seen', () => {
    test.use({ serviceWorkers: 'allow' });

    test(
      `nothing moves after the first paint of a page seen before: ${name}`,
      { tag: '@nightly' },
      async ({ page, server, signInAsStudent }) => {
        await fill(server);
        await signInAsStudent({ next: path });
        await expect(settled(page)).toBeVisible();
        await workerInCharge(page);
        await watchShifts(page);
        await expectStill(page, shown);
      },
    );
  });
}
