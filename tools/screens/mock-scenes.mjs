import { holdBack, openRow, pressRowTool } from './controls.mjs';

/** The managers' pages of mock exams.
 * @type {import('./table.mjs').Scene[]}
 */
export const mockScenes = [
  {
    name: 'admin-mocks',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-mocks-empty',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list?year=2001',
    prepare: (page) => page.getByText('조건에 맞는 모의고사가 없습니다.').waitFor(),
  },
  {
    name: 'admin-mocks-error',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list',
    prepare: async (page) => {
      await page.route('**/api/admin/mock-exams', (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').waitFor();
    },
  },
  ...['registrations', 'papers', 'seats'].map((tab) => ({
    name: `admin-mocks-${tab}`,
    app: /** @type {const} */ ('admin'),
    as: /** @type {const} */ ('manager'),
    path: '/mock-exam/list?sort=-registered',
    prepare: async (/** @type {import('@playwright/test').Page} */ page) => {
      await openRow(page);
      await page.getByRole('tab').first().waitFor();
      if (tab !== 'registrations')
        await page
          .getByRole('tab')
          .nth(tab === 'papers' ? 1 : 2)
          .click();
      await page.getByRole('grid').first().waitFor();
      if (tab === 'seats') await page.getByRole('button', { name: '자동 배치' }).click();
    },
  })),
  {
    name: 'admin-mocks-registration',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list?sort=-registered',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('tab').first().waitFor();
      await openRow(page);
      await page
        .getByRole('dialog')
        .getByRole('form', { name: '입금' })
        .or(page.getByRole('dialog').getByText('신청일시'))
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin-mock-create',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/create',
    prepare: (page) => page.getByRole('textbox', { name: '시험명' }).fill('1월 종합 모의고사'),
  },
  {
    name: 'admin-mock-edit',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list?sort=-registered',
    prepare: async (page) => {
      await pressRowTool(page, '수정');
      await page.getByRole('textbox', { name: '시험명' }).waitFor();
    },
  },
  {
    name: 'admin-mocks-loading',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list',
    prepare: (page) => holdBack(page, '**/api/admin/mock-exams'),
  },
  {
    name: 'admin-mocks-menu',
    app: 'admin',
    as: 'manager',
    path: '/mock-exam/list',
    prepare: (page) =>
      page
        .getByRole('button', { name: / 작업$/ })
        .first()
        .click(),
  },
];
