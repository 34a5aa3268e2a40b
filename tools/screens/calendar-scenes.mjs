import { pressTool } from './controls.mjs';

/**
 * The question about closing a day with orders.
 * @param {import('@playwright/test').Page} page
 */
async function openClosing(page) {
  await page
    .getByRole('gridcell', { name: /접수 중, 점심 [1-9]/ })
    .first()
    .click();
  await page.getByRole('button', { name: '이 날 휴무로' }).click();
}

/** The managers' calendar of meals.
 * @type {import('./table.mjs').Scene[]}
 */
export const calendarScenes = [
  {
    name: 'admin-calendar',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: (page) => page.getByRole('grid').waitFor(),
  },
  {
    name: 'admin-calendar-empty',
    app: 'admin',
    as: 'manager',
    path: '/calendar?month=2031-01',
    prepare: (page) => page.getByRole('grid').waitFor(),
  },
  {
    name: 'admin-calendar-error',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await page.route('**/meal-calendar/**', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await page.getByRole('button', { name: '다시 시도' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-loading',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await page.route('**/meal-calendar/**', () => undefined);
      await page.reload();
      await page.getByRole('heading', { name: '도시락 달력' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-day',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await page
        .getByRole('gridcell', { name: /점심 [1-9]/ })
        .last()
        .click();
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'admin-calendar-cancel',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await page
        .getByRole('gridcell', { name: /점심 [1-9]/ })
        .last()
        .click();
      await page
        .getByRole('button', { name: /신청 취소$/ })
        .first()
        .click();
      await page.getByRole('button', { name: '저장' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-closing',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await openClosing(page);
      await page.getByRole('button', { name: '영향 확인' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-effect',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await openClosing(page);
      await page.getByRole('button', { name: '영향 확인' }).click();
      await page.getByRole('button', { name: '하루 휴무로 정하기' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-student',
    app: 'admin',
    as: 'manager',
    path: '/calendar',
    prepare: async (page) => {
      await pressTool(page, '학생 한 명 보기');
      await page.getByRole('combobox', { name: '학생' }).fill('ㄱㅎㄴ');
      await page.getByRole('option', { name: '김하늘' }).click();
      await page.getByRole('checkbox', { name: /점심$/ }).nth(2).click();
    },
  },
];
