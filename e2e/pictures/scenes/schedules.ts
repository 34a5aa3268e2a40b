import { failing, loading } from '../controls';
import { by } from '../scene';

/** The managers' schedules and reasons. */
export const schedules = [
  ...by('manager', {
    'admin-schedules': [
      '/attendance/student',
      (page) => page.getByRole('list', { name: '학생' }).getByRole('button'),
    ],
    'admin-schedules-decision': [
      '/attendance/student',
      async (page) => {
        await page
          .getByRole('list', { name: /승인 대기/ })
          .getByRole('button')
          .first()
          .click();
        await page.getByRole('button', { name: '반려', exact: true }).waitFor();
        return page.getByRole('tab', { name: '주간 일정' });
      },
    ],
    'admin-schedules-form': [
      '/attendance/student',
      async (page) => {
        await page.getByRole('list', { name: '학생' }).getByRole('button').first().click();
        await page.getByRole('button', { name: '일정 대리 등록' }).click();
        await page.getByRole('checkbox', { name: '화요일' }).click();
        await page.getByRole('textbox', { name: '나가는 시각' }).fill('1100');
        await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2000');
        await page.getByRole('textbox', { name: '내용' }).fill('수학학원');
      },
    ],
    'admin-schedules-table': [
      '/attendance/student?view=table',
      (page) => page.getByRole('rowheader'),
    ],
    'admin-schedules-empty': [
      '/attendance/student?view=table&q=없는이름',
      (page) => page.getByText('조건에 맞는 학생이 없습니다.'),
    ],
    'admin-schedules-error': ['/attendance/student', failing(/approvals|schedule-students/)],
    'admin-schedules-loading': [
      '/attendance/student?view=table',
      loading('**/api/admin/schedule-tables/**'),
    ],
  }),
];
