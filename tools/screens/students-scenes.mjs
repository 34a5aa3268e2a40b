import { holdBack, openRow } from './controls.mjs';

/** The managers' list of students.
 * @type {import('./table.mjs').Scene[]}
 */
export const studentsScenes = [
  {
    name: 'admin-students',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-students-empty',
    app: 'admin',
    as: 'manager',
    path: '/student?q=없는이름',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
  {
    name: 'admin-students-drawer',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('button', { name: '모든 기기 로그아웃' }).waitFor();
    },
  },
  {
    name: 'admin-students-import',
    app: 'admin',
    as: 'manager',
    path: '/student?do=import',
    prepare: async (page) => {
      await page
        .getByRole('textbox', { name: '여기에 붙여넣기' })
        .fill('이름\t전화\t좌석\n새얼굴\t1099990001\tZ-1\n번호없음\t없음\tZ-2\n');
      await page.getByRole('button', { name: '붙여넣은 내용 확인' }).click();
      await page.getByText('오류 1행은 반영하지 않습니다').waitFor();
    },
  },
  {
    name: 'admin-students-columns',
    app: 'admin',
    as: 'manager',
    path: '/student?do=import',
    prepare: async (page) => {
      await page
        .getByRole('textbox', { name: '여기에 붙여넣기' })
        .fill(
          '번호\t이름\t전화\t학부모 성함\t출신교\n1\t새얼굴\t010-9999-0001\t새엄마\t한빛중\n2\t강한별\t010-9999-0002\t\t하늘중\n',
        );
      await page.getByRole('button', { name: '붙여넣은 내용 확인' }).click();
      await page.getByRole('combobox', { name: '학부모 성함 열' }).selectOption('보호자 이름');
    },
  },
  {
    name: 'admin-students-seat-taken',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await openRow(page, 1);
      await page.getByRole('textbox', { name: '좌석번호' }).fill('A-01');
      await page.getByText('쓰고 있는 좌석입니다').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'admin-students-error',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await page.route('**/api/admin/students?**', (route) => route.abort());
      await page.reload();
      await page.getByRole('button', { name: '다시 시도' }).waitFor();
    },
  },
  {
    name: 'admin-students-loading',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: (page) => holdBack(page, '**/api/admin/students?**'),
  },
  {
    name: 'admin-student-meals',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').getByRole('tab', { name: '도시락' }).click();
    },
  },
  {
    name: 'admin-student-attendance',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').getByRole('tab', { name: '출결' }).click();
    },
  },
  {
    name: 'admin-student-points',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').getByRole('tab', { name: '상벌점' }).click();
    },
  },
  {
    name: 'admin-student-history',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await openRow(page);
      await page.getByRole('dialog').getByRole('tab', { name: '변경 이력' }).click();
    },
  },
];
