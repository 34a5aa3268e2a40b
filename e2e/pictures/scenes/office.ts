import { failing } from '../controls';
import { by } from '../scene';

/** What every manager has: signing in, the quick finder, the log. */
export const office = [
  ...by('manager', {
    'admin-palette': [
      '/list',
      async (page) => {
        await page.getByRole('button', { name: '빠른 찾기' }).click();
        await page.getByRole('combobox', { name: '빠른 찾기' }).fill('김');
        return page.getByRole('dialog').getByRole('group', { name: '학생', exact: true });
      },
    ],
    'admin-student-day': [
      '/list',
      async (page) => {
        await page.getByRole('button', { name: '빠른 찾기' }).click();
        await page.getByRole('combobox', { name: '빠른 찾기' }).fill('김하늘');
        await page
          .getByRole('option', { name: /^김하늘/ })
          .first()
          .click();
        return page.getByRole('link', { name: /^도시락/ });
      },
    ],
    'admin-shortcuts': [
      '/list',
      async (page) => {
        await page.getByRole('button', { name: '빠른 찾기' }).waitFor();
        await page.keyboard.press('Control+Slash');
        return page.getByRole('dialog', { name: '단축키' });
      },
    ],
    'admin-not-found': ['/nowhere'],
  }),
  ...by('admin', {
    'admin-meal-check': [
      '/settings?tab=lunch',
      async (page) => {
        await page.getByRole('button', { name: '변경 확인' }).click();
        return page.getByRole('status').filter({ hasText: '바꾸는 경우' });
      },
    ],
    'admin-inbox': [
      '/admin-dashboard?open=inbox',
      (page) => page.getByRole('region', { name: '승인하면' }),
    ],
    'admin-audit': ['/settings?tab=security', (page) => page.getByRole('gridcell')],
    'admin-audit-empty': [
      '/settings?tab=security&from=2031-01-01',
      (page) => page.getByText('변경 이력이 없습니다.'),
    ],
    'admin-audit-entry': [
      '/settings?tab=security',
      async (page) => {
        await page.getByRole('gridcell', { name: '로그인했습니다' }).first().focus();
        await page.keyboard.press('Enter');
        return page.getByRole('dialog', { name: '변경 이력' });
      },
    ],
    'admin-audit-error': ['/settings?tab=security', failing('**/api/admin/audit?*')],
    'admin-menu': [
      '/list',
      async (page) => {
        await page.getByRole('table').first().waitFor();
        const open = page.getByRole('button', { name: '메뉴' });
        if (await open.isVisible()) await open.click();
      },
    ],
  }),
  ...by('guest', {
    'admin-login': ['/admin-login'],
    'admin-login-refused': [
      '/admin-login',
      async (page) => {
        await page.getByLabel('아이디').fill('manager');
        await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
        await page.getByRole('button', { name: '로그인', exact: true }).click();
        return page.getByText('아이디 또는 비밀번호를 확인하세요.');
      },
    ],
    'admin-signup': [
      '/admin-signup',
      (page) => page.getByRole('textbox', { name: '이름' }).fill('오새봄'),
    ],
  }),
];
