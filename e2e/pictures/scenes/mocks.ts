import type { Page } from '@playwright/test';
import { click, failing, loading, openRow, pressRowTool } from '../controls';
import { by } from '../scene';

/** Its first row is the exam with the most students. */
const EXAM = '/mock-exam/list?sort=-registered';

async function examTab(page: Page, at: number) {
  await openRow(page);
  await page.getByRole('tab').nth(at).click();
  await page.getByRole('grid').first().waitFor();
}

/** The managers' pages of mock exams. */
export const mocks = [
  ...by('manager', {
    'admin-mocks': ['/mock-exam/list', (page) => page.getByRole('rowheader')],
    'admin-mocks-empty': [
      '/mock-exam/list?year=2001',
      (page) => page.getByText('조건에 맞는 모의고사가 없습니다.'),
    ],
    'admin-mocks-error': ['/mock-exam/list', failing('**/api/admin/mock-exams')],
    'admin-mocks-registrations': [EXAM, (page) => examTab(page, 0)],
    'admin-mocks-papers': [EXAM, (page) => examTab(page, 1)],
    'admin-mocks-seats': [
      EXAM,
      async (page) => {
        await examTab(page, 2);
        await click('자동 배치')(page);
      },
    ],
    'admin-mocks-rooms': [
      '/mock-exam/list?q=11월',
      async (page) => {
        await openRow(page);
        await page.getByRole('tab').nth(2).click();
        return page.getByRole('grid', { name: /별관 201호/ });
      },
    ],
    'admin-mocks-results': [
      '/mock-exam/list?q=10월',
      async (page) => {
        await openRow(page);
        await page.getByRole('tab').nth(3).click();
        return page.getByRole('grid', { name: '성적' });
      },
    ],
    'admin-mocks-registration': [
      EXAM,
      async (page) => {
        await openRow(page);
        await page.getByRole('tab').first().waitFor();
        await openRow(page);
        return page
          .getByRole('dialog')
          .getByRole('form', { name: '입금' })
          .or(page.getByRole('dialog').getByText('신청일시'));
      },
    ],
    'admin-mock-create': [
      '/mock-exam/create',
      (page) => page.getByRole('textbox', { name: '시험명' }).fill('1월 종합 모의고사'),
    ],
    'admin-mock-edit': [
      EXAM,
      async (page) => {
        await pressRowTool(page, '수정');
        return page.getByRole('textbox', { name: '시험명' });
      },
    ],
    'admin-mocks-loading': ['/mock-exam/list', loading('**/api/admin/mock-exams')],
    'admin-mocks-menu': ['/mock-exam/list', click(/ 작업$/)],
  }),
];
