import type { Page } from '@playwright/test';
import { pagesOf } from '../support/routes';
import { expect, expectNoAxeViolations, test } from '../support/test';
import type { TestServer } from '../support/server';
import { billThree } from './dashboard-page';
import { decemberWithThree } from './mocks-page';
import { serveToday } from './same-day-page';

/** Every page of the menu and every tab, with what says that it is drawn. */
const MEALS: [path: string, drawn: (page: Page) => ReturnType<Page['locator']>][] = [
  ['/admin-dashboard', (page) => page.getByRole('region', { name: '오늘 도시락' })],
  ['/admin-dashboard?tab=days', (page) => page.getByRole('grid', { name: '일자별' })],
  ['/admin-dashboard?tab=students', (page) => page.getByRole('grid', { name: '학생별' })],
  ['/admin-dashboard?tab=deposits', (page) => page.getByRole('grid', { name: '입금' })],
  ['/list', (page) => page.getByRole('table').getByText('이바다')],
  ['/calendar', (page) => page.getByRole('gridcell', { name: /^11월 20일/ })],
  ['/news', (page) => page.getByRole('rowheader', { name: '이번 달 식단' })],
];
const PEOPLE: typeof MEALS = [
  ['/student', (page) => page.getByRole('rowheader', { name: '이바다' })],
  ['/attendance', (page) => page.getByRole('grid', { name: '오늘 출결' }).getByText('이바다')],
  ['/attendance?view=sheet', (page) => page.getByRole('rowheader', { name: '이바다' })],
  ['/attendance?view=reports', (page) => page.getByRole('rowheader', { name: '이바다' })],
  ['/seats', (page) => page.getByRole('button', { name: '그리기 시작' })],
  ['/seats?mode=draw', (page) => page.getByRole('button', { name: '방 추가' })],
  ['/attendance/student', (page) => page.getByRole('heading', { name: '학생별 일정' })],
  ['/points/issue', (page) => page.getByRole('heading', { name: '상벌점 부여' })],
  ['/points/issue?tab=standings', (page) => page.getByText('이바다')],
  ['/mock-exam/list', (page) => page.getByRole('rowheader', { name: '12월 종합 모의고사' })],
  ['/mock-exam/create', (page) => page.getByRole('region', { name: '학생 화면 미리보기' })],
];
const SETTINGS: typeof MEALS = [
  ['/messages', (page) => page.getByRole('heading', { name: '메시지' })],
  ...pagesOf('admin')
    .filter((path) => path.startsWith('/settings?'))
    .map((path): (typeof MEALS)[number] => [
      path,
      (page) =>
        page.locator(`main:not(:has([aria-busy=true])) a[aria-current=page][href="${path}"]`),
    ]),
];

/** Goes there within the document: loading it again, and axe with it, costs more than looking. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [name, pages, fill] of [
  [
    'meals',
    MEALS,
    async (server: TestServer) => {
      await billThree(server, '2026-11');
      await serveToday(server);
    },
  ],
  ['students and exams', PEOPLE, decemberWithThree],
  ['settings', SETTINGS, () => Promise.resolve()],
] as const) {
  test(
    `${name}: nothing that axe finds on any page, no error, and each fits a phone`,
    { tag: '@nightly' },
    async ({ page, server, signInAsManager }) => {
      test.slow();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await fill(server);
      await signInAsManager({ username: 'admin', password: 'Admin1234!' });
      for (const [path, drawn] of pages) {
        await test.step(path, async () => {
          await go(page, path);
          await expect(drawn(page).first()).toBeVisible();
          await expectNoAxeViolations(page);
          const desk = page.viewportSize();
          await page.setViewportSize({ width: 390, height: 844 });
          await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(390);
          if (desk) await page.setViewportSize(desk);
        });
      }
      expect(errors).toEqual([]);
    },
  );
}
