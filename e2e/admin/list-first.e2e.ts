import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import type { TestServer } from '../support/server';
import { billThree } from './dashboard-page';
import { decemberWithThree } from './mocks-page';
import { serveToday } from './same-day-page';

/** A row's head in a grid, or in the plain table of the day. */
const ROW = '[role="grid"] [data-row="0"], main table:not([role]) tbody tr';
const NAMES = '[role="rowheader"] > div, th[scope="row"]';
const FIGURES = '[role="gridcell"] > div, main td';

/**
 * Every list of the managers' app that is worked through; on a page that answers a question the
 * answer comes first (across/pictures.e2e.ts). `EXAM` is replaced by the tests' exam.
 */
const LISTS = [
  '/admin-dashboard?tab=students',
  '/admin-dashboard?tab=not-applied',
  '/list',
  '/news',
  '/student',
  '/attendance',
  '/attendance?view=sheet',
  '/attendance?view=reports',
  '/attendance/student?view=table',
  '/points/issue?tab=history',
  '/mock-exam/list',
  '/mock-exam/list?exam=EXAM',
  '/settings?tab=accounts',
  '/settings?tab=security',
] as const;

/** What the demo academy has of long names. */
async function fill(server: TestServer): Promise<string> {
  await server.addStudents([
    { name: '황보가온누리', phone: '01099990001', seat: 'C-101', grade: '고3', school: '한빛고' },
    {
      name: 'Alexander Christopher Kim',
      phone: '01099990002',
      seat: 'C-102',
      grade: 'N수',
      school: '한빛외국어고등학교',
    },
  ]);
  await billThree(server, '2026-11');
  await serveToday(server);
  await server.addReservations([
    { phone: '01099990002', date: '2026-11-20', lunch: true, dinner: true },
    // What is left over is counted of days that are past.
    { phone: '01099990002', date: '2026-11-19', lunch: true, dinner: true },
  ]);
  await server.addPoints([
    {
      phone: '01099990002',
      incidentDate: '2026-11-19',
      pointType: 'PENALTY',
      points: 2,
      reason: '무단 지각',
    },
  ]);
  await server.addSchedules([{ phone: '01099990002' }]);
  await server.addNews([
    {
      title: '11월 넷째 주 식단과 특별 간식 안내입니다',
      content: '안내',
      publishedAt: '2026-11-19T09:00:00+09:00',
    },
  ]);
  return decemberWithThree(server, { title: '2026학년도 12월 전국연합 종합 모의고사 (본관)' });
}

async function firstRow(page: Page): Promise<number> {
  const row = page.locator(ROW).filter({ visible: true }).first();
  await expect(row, page.url()).toBeVisible();
  return Math.round((await row.boundingBox())?.y ?? Number.NaN);
}

const cutTexts = (page: Page, cells: string) =>
  page
    .locator(cells)
    .evaluateAll((found) =>
      found
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent ?? ''),
    );

/** Names, and what is read as a figure: a telephone number, money, a time, a count. */
const cutKeys = async (page: Page) => [
  ...(await cutTexts(page, NAMES)),
  ...(await cutTexts(page, FIGURES)).filter((text) => /^[*+−\d]\S*$/.test(text)),
];

for (const [device, size, goal] of [
  ['the desk', { width: 1440, height: 900 }, 180],
  ['a laptop', { width: 1280, height: 720 }, 180],
  ['a tablet', { width: 820, height: 1180 }, 220],
  ['a phone', { width: 390, height: 844 }, 220],
] as const)
  test(
    `every list begins at the top of ${device}; names and figures are whole`,
    { tag: '@nightly' },
    async ({ page, server, signInAsManager }) => {
      test.slow();
      await page.setViewportSize(size);
      const examId = await fill(server);
      await signInAsManager({ username: 'admin', password: 'Admin1234!' });
      const found: Record<string, number> = {};
      const cut: Record<string, string[]> = {};
      for (const list of LISTS) {
        await page.goto(list.replace('EXAM', examId));
        found[list] = await firstRow(page);
        const keys = await cutKeys(page);
        if (keys.length > 0) cut[list] = keys;
      }
      expect(Object.entries(found).filter(([, y]) => !(y <= goal))).toEqual([]);
      expect(cut).toEqual({});

      // Columns that do not fit slide away under it.
      await page.goto('/mock-exam/list');
      const menu = page.getByRole('button', { name: / 작업$/ }).filter({ visible: true });
      await expect(menu.first()).toBeInViewport({ ratio: 1 });
    },
  );

test(
  'a text that its column cuts is whole while its cell is chosen',
  { tag: '@ci' },
  async ({ page, server, signInAsManager }) => {
    const school = '한빛외국어고등학교 부설 과학영재학교';
    await server.addStudents([{ name: '황보가온', phone: '01099990001', seat: 'C-101', school }]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await signInAsManager({ next: '/student?q=황보가온' });
    const cell = page.getByRole('gridcell', { name: school });
    await expect(cell).toBeVisible();
    expect(await cutTexts(page, '[role="gridcell"] > div')).toEqual([school]);
    await cell.click();
    expect(await cutTexts(page, '[role="gridcell"] > div')).toEqual([]);
  },
);
