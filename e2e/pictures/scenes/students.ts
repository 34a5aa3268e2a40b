import { failing, loading, openRow } from '../controls';
import { by } from '../scene';

/** The managers' list of students. */
export const students = [
  ...by('manager', {
    'admin-students': ['/student', (page) => page.getByRole('rowheader')],
    'admin-students-empty': [
      '/student?q=없는이름',
      (page) => page.getByText('조건에 맞는 학생이 없습니다.'),
    ],
    'admin-students-drawer': [
      '/student',
      async (page) => {
        await openRow(page);
        return page.getByRole('button', { name: '보호자 링크' });
      },
    ],
    'admin-students-import': [
      '/student?do=import',
      async (page) => {
        await page
          .getByRole('textbox', { name: '여기에 붙여넣기' })
          .fill('이름\t전화\t좌석\n새얼굴\t1099990001\tZ-1\n번호없음\t없음\tZ-2\n');
        await page.getByRole('button', { name: '붙여넣은 내용 확인' }).click();
        return page.getByText('오류 1행은 반영하지 않습니다');
      },
    ],
    'admin-students-columns': [
      '/student?do=import',
      async (page) => {
        await page
          .getByRole('textbox', { name: '여기에 붙여넣기' })
          .fill(
            '번호\t이름\t전화\t학부모 성함\t출신교\n1\t새얼굴\t010-9999-0001\t새엄마\t한빛중\n2\t강한별\t010-9999-0002\t\t하늘중\n',
          );
        await page.getByRole('button', { name: '붙여넣은 내용 확인' }).click();
        await page.getByRole('combobox', { name: '학부모 성함 열' }).selectOption('보호자 이름');
      },
    ],
    'admin-students-seat-taken': [
      '/student',
      async (page) => {
        await openRow(page, 1);
        await page.getByRole('textbox', { name: '좌석번호' }).fill('A-01');
        await page.getByText('쓰고 있는 좌석입니다').first().scrollIntoViewIfNeeded();
      },
    ],
    'admin-students-error': ['/student', failing('**/api/admin/students?**')],
    'admin-students-loading': ['/student', loading('**/api/admin/students?**')],
    'admin-student-meals': [
      '/student',
      async (page) => {
        await openRow(page);
        await page.getByRole('dialog').getByRole('tab', { name: '도시락' }).click();
      },
    ],
    'admin-student-attendance': [
      '/student',
      async (page) => {
        await openRow(page);
        await page.getByRole('dialog').getByRole('tab', { name: '출결' }).click();
      },
    ],
    'admin-student-points': [
      '/student',
      async (page) => {
        await openRow(page);
        await page.getByRole('dialog').getByRole('tab', { name: '상벌점' }).click();
      },
    ],
    'admin-student-history': [
      '/student',
      async (page) => {
        await openRow(page);
        await page.getByRole('dialog').getByRole('tab', { name: '변경 이력' }).click();
      },
    ],
  }),
];
