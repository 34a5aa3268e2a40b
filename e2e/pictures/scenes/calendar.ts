import type { Page } from '@playwright/test';
import { click, failing, loading, pressTool } from '../controls';
import { by } from '../scene';

/**
 * The question about closing a day with orders.
 */
async function openClosing(page: Page) {
  await page
    .getByRole('gridcell', { name: /접수 중, 점심 [1-9]/ })
    .first()
    .click();
  await page.getByRole('button', { name: '이 날 휴무로' }).click();
}

/** The managers' calendar of meals. */
export const calendar = [
  ...by('manager', {
    'admin-calendar': ['/calendar', (page) => page.getByRole('grid')],
    'admin-calendar-empty': ['/calendar?month=2031-01', (page) => page.getByRole('grid')],
    'admin-calendar-error': ['/calendar', failing('**/meal-calendar/**')],
    'admin-calendar-loading': ['/calendar', loading('**/meal-calendar/**')],
    'admin-calendar-day': [
      '/calendar',
      async (page) => {
        await page
          .getByRole('gridcell', { name: /점심 [1-9]/ })
          .last()
          .click();
        return page.getByRole('dialog').getByRole('tab');
      },
    ],
    'admin-calendar-cancel': [
      '/calendar',
      async (page) => {
        await page
          .getByRole('gridcell', { name: /점심 [1-9]/ })
          .last()
          .click();
        await click(/신청 취소$/)(page);
        return page.getByRole('button', { name: '저장' });
      },
    ],
    'admin-calendar-closing': [
      '/calendar',
      async (page) => {
        await openClosing(page);
        return page.getByRole('button', { name: '영향 확인' });
      },
    ],
    'admin-calendar-effect': [
      '/calendar',
      async (page) => {
        await openClosing(page);
        await page.getByRole('button', { name: '영향 확인' }).click();
        return page.getByRole('button', { name: '하루 휴무로 정하기' });
      },
    ],
    'admin-calendar-student': [
      '/calendar',
      async (page) => {
        await pressTool(page, '학생 한 명 보기');
        await page.getByRole('combobox', { name: '학생' }).fill('ㄱㅎㄴ');
        await page.getByRole('option', { name: '김하늘' }).click();
        await page.getByRole('checkbox', { name: /점심$/ }).nth(2).click();
      },
    ],
  }),
];
