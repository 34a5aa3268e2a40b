import { failing, loading, openRow, pressRowTool, pressTool } from '../controls';
import { by } from '../scene';

/** The managers' meals, deposits and notices. */
export const meals = [
  ...by('manager', {
    'admin-today': [
      '/admin-dashboard',
      (page) => page.getByRole('region', { name: '오늘 도시락' }),
    ],
    'admin-today-loading': ['/admin-dashboard', loading('**/api/admin/tasks')],
    'admin-today-error': ['/admin-dashboard', failing('**/api/admin/tasks')],
    'admin-dashboard': ['/admin-dashboard?tab=days', (page) => page.getByRole('grid')],
    'admin-dashboard-students': [
      '/admin-dashboard?tab=students',
      (page) => page.getByRole('rowheader'),
    ],
    'admin-dashboard-deposits': [
      '/admin-dashboard?tab=deposits',
      (page) => page.getByRole('rowheader'),
    ],
    'admin-dashboard-ledger': [
      '/admin-dashboard?tab=deposits&state=confirmed',
      async (page) => {
        await openRow(page);
        return page.getByRole('dialog').getByRole('listitem');
      },
    ],
    'admin-dashboard-empty': [
      '/admin-dashboard?month=2030-01',
      (page) => page.getByText('이 달의 신청이 없습니다.'),
    ],
    'admin-list': ['/list', (page) => page.getByRole('table')],
    'admin-list-add': [
      '/list',
      async (page) => {
        await pressTool(page, '학생 추가');
        await page.getByRole('combobox', { name: '학생' }).fill('ㄱ');
        return page.getByRole('dialog').getByRole('option');
      },
    ],
    'admin-list-cancel': [
      '/list',
      async (page) => {
        await pressRowTool(page, '도시락 취소');
        return page.getByRole('dialog');
      },
    ],
    'admin-list-print': ['/list', (page) => pressTool(page, '인쇄')],
    'admin-list-wall': ['/list?open=wall', (page) => page.getByRole('region', { name: '점심' })],
    'admin-list-closed': [
      '/list?date=2027-01-01',
      (page) => page.getByRole('link', { name: '도시락 달력 열기' }),
    ],
    'admin-news': ['/news', (page) => page.getByRole('rowheader')],
    'admin-news-empty': [
      '/news?state=hidden',
      (page) => page.getByText('조건에 맞는 공지가 없습니다.'),
    ],
    'admin-news-form': ['/news?news=2', (page) => page.getByRole('textbox', { name: '제목' })],
    'admin-news-files': [
      '/news?news=1',
      (page) => page.getByRole('region', { name: '첨부 파일' }).getByRole('link'),
    ],
    'admin-news-preview': [
      '/news?news=2',
      async (page) => {
        await page.getByRole('button', { name: '미리보기(학생 화면)' }).click();
        return page.getByRole('dialog').getByRole('img');
      },
    ],
    'admin-dashboard-not-applied': [
      '/admin-dashboard?tab=not-applied&month=2030-01',
      (page) => page.getByRole('rowheader'),
    ],
    'admin-dashboard-waste': ['/admin-dashboard?tab=waste', (page) => page.getByRole('rowheader')],
    'admin-dashboard-loading': [
      '/admin-dashboard?tab=students',
      loading('**/api/admin/stats/*/*/students'),
    ],
    'admin-dashboard-error': ['/admin-dashboard?tab=deposits', failing('**/api/admin/deposits/**')],
    'admin-list-menu': [
      '/list',
      (page) =>
        page
          .getByRole('button', { name: / 작업$/ })
          .nth(1)
          .click(),
    ],
    'admin-list-filter': ['/list', (page) => page.getByRole('button', { name: /^필터/ }).click()],
    'admin-list-narrowed': ['/list?meal=lunch&waiting=true', (page) => page.getByRole('table')],
    'admin-list-empty': [
      '/list?q=없는이름',
      (page) => page.getByText('조건에 맞는 학생이 없습니다.').last(),
    ],
    'admin-list-loading': ['/list', loading('**/api/admin/same-day/**')],
    'admin-list-error': ['/list', failing('**/api/admin/same-day/**')],
    'admin-news-loading': ['/news', loading('**/api/admin/news')],
    'admin-news-error': ['/news', failing('**/api/admin/news')],
  }),
  ...by('admin', {
    'admin-setup': [
      '/admin-dashboard',
      async (page) => {
        const steps = (done: Record<string, boolean>) =>
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
        return page.getByRole('region', { name: '처음 할 일' });
      },
    ],
  }),
];
