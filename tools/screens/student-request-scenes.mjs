import { click } from './controls.mjs';

/** What students ask for: exams, schedules, reasons, and what happened to it.
 * @type {import('./table.mjs').Scene[]}
 */
export const studentRequestScenes = [
  {
    name: 'student-mocks',
    app: 'student',
    as: 'student',
    path: '/mocks',
    prepare: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  },
  {
    name: 'student-mocks-mine',
    app: 'student',
    as: 'student',
    path: '/mocks?tab=mine',
    prepare: (page) => page.getByText('미입금').first().waitFor(),
  },
  {
    name: 'student-mocks-drawer',
    app: 'student',
    as: 'student',
    path: '/mocks',
    prepare: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await page.getByRole('button', { name: /신청하기|수정하기/ }).waitFor();
    },
  },
  {
    name: 'student-schedule-week',
    app: 'student',
    as: 'student',
    path: '/regular-schedule?view=week',
    prepare: (page) =>
      page
        .getByRole('button', { name: /수학학원/ })
        .first()
        .waitFor(),
  },
  {
    name: 'student-schedule-month',
    app: 'student',
    as: 'student',
    path: '/regular-schedule?view=month',
    prepare: (page) => page.getByRole('grid').waitFor(),
  },
  {
    name: 'student-schedule-drawer',
    app: 'student',
    as: 'student',
    path: '/regular-schedule',
    prepare: async (page) => {
      await page.getByRole('region', { name: '내 정기일정' }).getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'student-schedule-form',
    app: 'student',
    as: 'student',
    path: '/regular-schedule?open=new',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: '화요일' }).check();
      await page.getByRole('textbox', { name: '나가는 시각' }).fill('1800');
      await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2000');
    },
  },
  {
    name: 'student-submit',
    app: 'student',
    as: 'student',
    path: '/submit',
    prepare: (page) => page.getByText('승인 대기').first().waitFor(),
  },
  {
    name: 'student-submit-form',
    app: 'student',
    as: 'student',
    path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^외출/ }).click();
      await page.getByRole('button', { name: '제출하기' }).click();
    },
  },
  {
    name: 'student-submit-receipt',
    app: 'student',
    as: 'student',
    path: '/submit',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /외출 · / })
        .first()
        .click();
      await page.getByText('접수번호').waitFor();
    },
  },
  {
    name: 'student-applications',
    app: 'student',
    as: 'student',
    path: '/submit?tab=applications',
    prepare: (page) => page.getByText('낼 금액').first().waitFor(),
  },
  {
    name: 'student-study',
    app: 'student',
    as: 'student',
    path: '/study',
    prepare: (page) => page.getByText('최근 다섯 주').waitFor(),
  },
  {
    name: 'student-mocks-mine-drawer',
    app: 'student',
    as: 'student',
    path: '/mocks?tab=mine',
    prepare: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await page.getByRole('button', { name: '신청 취소하기' }).waitFor();
    },
  },
  {
    name: 'student-schedule-copy',
    app: 'student',
    as: 'student',
    path: '/regular-schedule',
    prepare: async (page) => {
      await click('지난달 그대로')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'student-schedule-cancel',
    app: 'student',
    as: 'student',
    path: '/regular-schedule',
    prepare: async (page) => {
      await page
        .getByRole('region', { name: '내 정기일정' })
        .getByRole('button', { name: /치과 교정/ })
        .click();
      await click('일정 취소하기')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'student-submit-withdraw',
    app: 'student',
    as: 'student',
    path: '/submit',
    prepare: async (page) => {
      await page
        .getByRole('listitem')
        .filter({ hasText: '승인 대기' })
        .getByRole('button')
        .first()
        .click();
      await click('철회하기')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'student-deposit',
    app: 'student',
    as: 'student',
    path: '/submit?tab=applications',
    prepare: async (page) => {
      await click('입금했어요')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
];
