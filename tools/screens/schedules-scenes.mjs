import { holdBack } from './controls.mjs';

/** The managers' schedules and reasons.
 * @type {import('./table.mjs').Scene[]}
 */
export const schedulesScenes = [
  {
    name: 'admin-schedules',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student',
    prepare: (page) =>
      page.getByRole('list', { name: '학생' }).getByRole('button').first().waitFor(),
  },
  {
    name: 'admin-schedules-decision',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student',
    prepare: async (page) => {
      await page
        .getByRole('list', { name: /승인 대기/ })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('button', { name: '반려', exact: true }).waitFor();
      await page.getByRole('tab', { name: '주간 일정' }).waitFor();
    },
  },
  {
    name: 'admin-schedules-form',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student',
    prepare: async (page) => {
      await page.getByRole('list', { name: '학생' }).getByRole('button').first().click();
      await page.getByRole('button', { name: '일정 대리 등록' }).click();
      await page.getByRole('checkbox', { name: '화요일' }).click();
      await page.getByRole('textbox', { name: '나가는 시각' }).fill('1100');
      await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2000');
      await page.getByRole('textbox', { name: '내용' }).fill('수학학원');
    },
  },
  {
    name: 'admin-schedules-table',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student?view=table',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-schedules-empty',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student?view=table&q=없는이름',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
  {
    name: 'admin-schedules-error',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await page.route(/approvals|schedule-students/, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto(new URL('/attendance/student', page.url()).href);
      await page.getByText('불러오지 못했습니다.').first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'admin-schedules-loading',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student?view=table',
    prepare: (page) => holdBack(page, '**/api/admin/schedule-tables/**'),
  },
];
