import { failing, loading, openRow } from '../controls';
import { by } from '../scene';

/** The managers' attendance. */
export const attendance = [
  ...by('manager', {
    'admin-attendance-day': ['/attendance', (page) => page.getByRole('rowheader')],
    'admin-attendance-day-close': [
      '/attendance',
      async (page) => {
        await page.getByRole('button', { name: '하루 마감' }).click();
        return page.getByRole('alertdialog');
      },
    ],
    'admin-attendance-day-bulk': [
      '/attendance',
      async (page) => {
        await page.getByRole('rowheader').first().waitFor();
        await page.getByRole('checkbox').nth(1).click();
        await page.getByRole('button', { name: '선택 일괄 변경' }).click();
      },
    ],
    'admin-attendance-day-empty': [
      '/attendance?q=zzz',
      (page) => page.getByText('조건에 맞는 학생이 없습니다.'),
    ],
    'admin-attendance-day-error': ['/attendance', failing(/attendance\/\d/)],
    'admin-attendance-month': ['/attendance?view=month', (page) => page.getByRole('rowheader')],
    'admin-attendance-month-student': [
      '/attendance?view=month',
      async (page) => {
        await openRow(page);
        return page.getByRole('list', { name: '날짜별 출결' });
      },
    ],
    'admin-attendance-reports': ['/attendance?view=reports', (page) => page.getByRole('rowheader')],
    'admin-attendance-sheet': ['/attendance?view=sheet', (page) => page.getByRole('rowheader')],
    'admin-attendance-cell': [
      '/attendance?view=sheet&q=김하늘',
      async (page) => {
        await openRow(page);
        return page.getByRole('dialog');
      },
    ],
    'admin-attendance-ahead': [
      '/attendance?view=sheet',
      async (page) => {
        await page.getByRole('button', { name: '다음 날' }).click();
        return page.getByRole('rowheader');
      },
    ],
    'admin-attendance-fill': [
      '/attendance?view=sheet',
      async (page) => {
        await page.getByRole('rowheader').first().waitFor();
        await page.getByRole('button', { name: '미입력을 출석으로 채우기' }).click();
        return page.getByRole('alertdialog');
      },
    ],
    'admin-attendance-error': ['/attendance?view=sheet', failing('**/api/admin/attendance/**')],
    'admin-attendance-empty': [
      '/attendance?view=sheet&q=없는사람',
      (page) => page.getByText('조건에 맞는 학생이 없습니다.'),
    ],
    'admin-attendance-loading': ['/attendance', loading(/attendance\/\d/)],
  }),
  ...by('admin', {
    'admin-seats': ['/seats', (page) => page.getByRole('gridcell')],
    'admin-seats-card': ['/seats?open=seat-A-18', (page) => page.getByRole('dialog')],
    'admin-seats-draw': [
      '/seats?mode=draw',
      (page) => page.getByRole('list', { name: 'A실 그림판' }),
    ],
  }),
];
