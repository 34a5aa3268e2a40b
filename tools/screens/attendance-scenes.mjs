import { holdBack, openRow, pressTool } from './controls.mjs';

/** The managers' attendance.
 * @type {import('./table.mjs').Scene[]}
 */
export const attendanceScenes = [
  {
    name: 'admin-attendance-day',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-day-close',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: async (page) => {
      await page.getByRole('button', { name: '하루 마감' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-attendance-day-bulk',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().waitFor();
      await page.getByRole('checkbox').nth(1).click();
      await page.getByRole('button', { name: '선택 일괄 변경' }).click();
    },
  },
  {
    name: 'admin-attendance-day-empty',
    app: 'admin',
    as: 'manager',
    path: '/attendance?q=zzz',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
  {
    name: 'admin-attendance-day-error',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: async (page) => {
      await page.route(/attendance\/\d/, (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').first().waitFor();
    },
  },
  {
    name: 'admin-attendance-month',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=month',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-month-student',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=month',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('list', { name: '날짜별 출결' }).waitFor();
    },
  },
  {
    name: 'admin-attendance-reports',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=reports',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-sheet',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-cell',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet&q=김하늘',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-attendance-ahead',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet',
    prepare: async (page) => {
      await page.getByRole('button', { name: '다음 날' }).click();
      await page.getByRole('rowheader').first().waitFor();
    },
  },
  {
    name: 'admin-attendance-fill',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().waitFor();
      if ((page.viewportSize()?.width ?? 0) > 900)
        await page.getByRole('button', { name: '미입력을 출석으로 채우기' }).first().click();
      else await pressTool(page, '미입력을 출석으로 채우기');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-attendance-error',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard',
    prepare: async (page) => {
      await page.route('**/api/admin/attendance/**', (route) =>
        route.fulfill({ status: 503, json: { message: '' } }),
      );
      await page.goto(page.url().replace('/admin-dashboard', '/attendance?view=sheet'));
      await page.getByText('불러오지 못했습니다.').first().waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'admin-attendance-empty',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet&q=없는사람',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
  {
    name: 'admin-attendance-loading',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: (page) => holdBack(page, /attendance\/\d/),
  },
  {
    name: 'admin-seats',
    app: 'admin',
    as: 'admin',
    path: '/seats',
    prepare: (page) => page.getByRole('gridcell').first().waitFor(),
  },
  {
    name: 'admin-seats-card',
    app: 'admin',
    as: 'admin',
    path: '/seats?open=seat-A-18',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'admin-seats-draw',
    app: 'admin',
    as: 'admin',
    path: '/seats?mode=draw',
    prepare: (page) => page.getByRole('list', { name: 'A실 그림판' }).waitFor(),
  },
];
