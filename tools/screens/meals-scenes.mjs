import { fail, holdBack, openRow, pressRowTool, pressTool } from './controls.mjs';

/** The managers' meals, deposits and notices.
 * @type {import('./table.mjs').Scene[]}
 */
export const mealsScenes = [
  {
    name: 'admin-dashboard',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard',
    prepare: (page) => page.getByRole('grid').first().waitFor(),
  },
  {
    name: 'admin-setup',
    app: 'admin',
    as: 'admin',
    path: '/admin-dashboard',
    prepare: async (page) => {
      const steps = (/** @type {Record<string, boolean>} */ done) =>
        Object.entries(done).map(([step, is]) => ({ step, done: is }));
      await page.route('**/api/admin/setup', (route) =>
        route.fulfill({
          json: {
            steps: steps({
              academy: true,
              account: false,
              weekdays: true,
              students: false,
              news: false,
            }),
            further: steps({ prices: false, periods: false, points: false }),
          },
        }),
      );
      await page.reload();
      await page.getByRole('region', { name: '처음 할 일' }).waitFor();
    },
  },
  {
    name: 'admin-dashboard-students',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=students',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-dashboard-deposits',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=deposits',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-dashboard-ledger',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=deposits&state=confirmed',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'admin-dashboard-empty',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?month=2030-01',
    prepare: (page) => page.getByText('이 달의 신청이 없습니다.').waitFor(),
  },
  {
    name: 'admin-list',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) => page.getByRole('table').first().waitFor(),
  },
  {
    name: 'admin-list-add',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await pressTool(page, '학생 추가');
      await page.getByRole('combobox', { name: '학생' }).fill('ㄱ');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin-list-cancel',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await pressRowTool(page, '도시락 취소');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-list-print',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) => pressTool(page, '인쇄'),
  },
  {
    name: 'admin-list-wall',
    app: 'admin',
    as: 'manager',
    path: '/list?open=wall',
    prepare: (page) => page.getByRole('region', { name: '점심' }).waitFor(),
  },
  {
    name: 'admin-list-closed',
    app: 'admin',
    as: 'manager',
    path: '/list?date=2027-01-01',
    prepare: (page) => page.getByRole('link', { name: '도시락 달력 열기' }).waitFor(),
  },
  {
    name: 'admin-news',
    app: 'admin',
    as: 'manager',
    path: '/news',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-news-empty',
    app: 'admin',
    as: 'manager',
    path: '/news?state=hidden',
    prepare: (page) => page.getByText('조건에 맞는 공지가 없습니다.').waitFor(),
  },
  {
    name: 'admin-news-form',
    app: 'admin',
    as: 'manager',
    path: '/news?news=1',
    prepare: (page) => page.getByRole('textbox', { name: '제목' }).waitFor(),
  },
  {
    name: 'admin-news-preview',
    app: 'admin',
    as: 'manager',
    path: '/news?news=1',
    prepare: async (page) => {
      await page.getByRole('button', { name: '미리보기(학생 화면)' }).click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'admin-dashboard-not-applied',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=not-applied&month=2030-01',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-dashboard-waste',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=waste',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-dashboard-loading',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=students',
    prepare: (page) => holdBack(page, '**/api/admin/stats/*/*/students'),
  },
  {
    name: 'admin-dashboard-error',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=deposits',
    prepare: (page) => fail(page, '**/api/admin/deposits/**'),
  },
  {
    name: 'admin-list-menu',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) =>
      page
        .getByRole('button', { name: / 작업$/ })
        .nth(1)
        .click(),
  },
  {
    name: 'admin-list-filter',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) => page.getByRole('button', { name: /^필터/ }).click(),
  },
  {
    name: 'admin-list-narrowed',
    app: 'admin',
    as: 'manager',
    path: '/list?meal=lunch&waiting=true',
    prepare: (page) => page.getByRole('table').first().waitFor(),
  },
  {
    name: 'admin-list-empty',
    app: 'admin',
    as: 'manager',
    path: '/list?q=없는이름',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').last().waitFor(),
  },
  {
    name: 'admin-list-loading',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) => holdBack(page, '**/api/admin/same-day/**'),
  },
  {
    name: 'admin-list-error',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) => fail(page, '**/api/admin/same-day/**'),
  },
  {
    name: 'admin-news-loading',
    app: 'admin',
    as: 'manager',
    path: '/news',
    prepare: (page) => holdBack(page, '**/api/admin/news'),
  },
  {
    name: 'admin-news-error',
    app: 'admin',
    as: 'manager',
    path: '/news',
    prepare: (page) => fail(page, '**/api/admin/news'),
  },
];
