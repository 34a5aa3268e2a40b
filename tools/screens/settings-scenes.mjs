import { fail, holdBack, openRow } from './controls.mjs';

/** The managers' settings.
 * @type {import('./table.mjs').Scene[]}
 */
export const settingsScenes = [
  {
    name: 'admin-settings-points',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=points',
    prepare: (page) => page.getByRole('group', { name: '1단계' }).waitFor(),
  },
  {
    name: 'admin-settings-attendance',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=attendance',
    prepare: (page) => page.getByRole('textbox', { name: '하루 시작 시각' }).waitFor(),
  },
  {
    name: 'admin-settings',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: (page) => page.getByRole('button', { name: '변경 이력' }).waitFor(),
  },
  {
    name: 'admin-settings-effect',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: '월요일 점심' }).click();
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await page.getByText(/^학생 \d+명 보기$/).click();
    },
  },
  {
    name: 'admin-settings-mocks',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=mocks',
    prepare: (page) => page.getByRole('list', { name: '선택과목' }).waitFor(),
  },
  {
    name: 'admin-settings-schedule',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=schedule',
    prepare: (page) => page.getByRole('textbox', { name: '점심 시작' }).waitFor(),
  },
  {
    name: 'admin-settings-holidays',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=holidays',
    prepare: (page) => page.getByRole('table', { name: '휴무일 목록' }).waitFor(),
  },
  {
    name: 'admin-settings-academy',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=academy',
    prepare: (page) => page.getByRole('textbox', { name: '학원 이름' }).fill(''),
  },
  {
    name: 'admin-settings-history',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=academy',
    prepare: async (page) => {
      await page
        .getByRole('textbox', { name: '학원 이름' })
        .fill(`하늘학원 ${Date.now() % 1000}관`);
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await page.getByRole('button', { name: '변경 이력' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'admin-settings-login',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=login',
    prepare: (page) => page.getByRole('tab', { name: '로그인' }).waitFor(),
  },
  {
    name: 'admin-settings-accounts',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=accounts',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-settings-account',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=accounts',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  ...['notices', 'kiosks', 'messages'].map((tab) => ({
    name: `admin-settings-${tab}`,
    app: /** @type {const} */ ('admin'),
    as: /** @type {const} */ ('admin'),
    path: `/settings?tab=${tab}`,
    prepare: (/** @type {import('@playwright/test').Page} */ page) =>
      page.getByRole('tabpanel').getByRole('button').first().waitFor(),
  })),
  {
    name: 'admin-messages',
    app: 'admin',
    as: 'admin',
    path: '/messages',
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'admin-settings-loading',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: (page) => holdBack(page, '**/api/admin/lunch-settings'),
  },
  {
    name: 'admin-settings-error',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: (page) => fail(page, '**/api/admin/lunch-settings'),
  },
  {
    name: 'admin-setup-guide',
    app: 'admin',
    as: 'admin',
    path: '/setup',
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
];
