/** What every manager has: signing in, the quick finder, the log.
 * @type {import('./table.mjs').Scene[]}
 */
export const officeScenes = [
  {
    name: 'admin-palette',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 찾기' }).click();
      await page.getByRole('combobox', { name: '빠른 찾기' }).fill('김');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin-student-day',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 찾기' }).click();
      await page.getByRole('combobox', { name: '빠른 찾기' }).fill('김하늘');
      await page
        .getByRole('option', { name: /^김하늘/ })
        .first()
        .click();
      await page.getByRole('link', { name: /^도시락/ }).waitFor();
    },
  },
  {
    name: 'admin-meal-check',
    app: 'admin',
    as: 'admin',
    path: '/settings',
    prepare: async (page) => {
      await page.getByRole('button', { name: '변경 확인' }).click();
      await page.getByRole('status').filter({ hasText: '바꾸는 경우' }).waitFor();
    },
  },
  {
    name: 'admin-inbox',
    app: 'admin',
    as: 'admin',
    path: '/admin-dashboard?open=inbox',
    prepare: (page) => page.getByRole('region', { name: '승인하면' }).waitFor(),
  },
  {
    name: 'admin-audit',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security',
    prepare: (page) => page.getByRole('gridcell').first().waitFor(),
  },
  {
    name: 'admin-audit-empty',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security&from=2031-01-01',
    prepare: (page) => page.getByText('변경 이력이 없습니다.').waitFor(),
  },
  {
    name: 'admin-audit-entry',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: '로그인했습니다' }).first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: '변경 이력' }).waitFor();
    },
  },
  {
    name: 'admin-audit-error',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security',
    prepare: async (page) => {
      await page.route('**/api/admin/audit?*', (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').waitFor();
    },
  },
  {
    name: 'admin-shortcuts',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 찾기' }).waitFor();
      await page.keyboard.press('Control+Slash');
      await page.getByRole('dialog', { name: '단축키' }).waitFor();
    },
  },
  { name: 'admin-login', app: 'admin', path: '/admin-login' },
  {
    name: 'admin-login-refused',
    app: 'admin',
    path: '/admin-login',
    prepare: async (page) => {
      await page.getByLabel('아이디').fill('manager');
      await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.getByText('아이디 또는 비밀번호를 확인하세요.').first().waitFor();
    },
  },
  { name: 'admin-not-found', app: 'admin', as: 'manager', path: '/nowhere' },
  {
    name: 'admin-signup',
    app: 'admin',
    path: '/admin-signup',
    prepare: (page) => page.getByRole('textbox', { name: '이름' }).fill('오새봄'),
  },
  {
    name: 'admin-menu',
    app: 'admin',
    as: 'admin',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('table').first().waitFor();
      const open = page.getByRole('button', { name: '메뉴' });
      if (await open.isVisible()) await open.click();
    },
  },
];
