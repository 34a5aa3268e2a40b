import { click } from '../controls';
import { by } from '../scene';

/** What students ask for: exams, schedules, reasons, and what happened to it. */
export const studentRequests = [
  ...by('student', {
    'student-mocks': ['/mocks', (page) => page.getByRole('main').getByRole('listitem')],
    'student-mocks-mine': ['/mocks?tab=mine', (page) => page.getByText('미입금')],
    'student-mocks-drawer': [
      '/mocks',
      async (page) => {
        await page.getByRole('tabpanel').getByRole('button').first().click();
        return page.getByRole('button', { name: /신청하기|수정하기/ });
      },
    ],
    'student-schedule-week': [
      '/regular-schedule?view=week',
      (page) => page.getByRole('button', { name: /수학학원/ }),
    ],
    'student-schedule-month': ['/regular-schedule?view=month', (page) => page.getByRole('grid')],
    'student-schedule-drawer': [
      '/regular-schedule',
      async (page) => {
        await page.getByRole('region', { name: '내 정기일정' }).getByRole('button').first().click();
        return page.getByRole('dialog');
      },
    ],
    'student-schedule-form': [
      '/regular-schedule?open=new',
      async (page) => {
        await page.getByRole('checkbox', { name: '화요일' }).check();
        await page.getByRole('textbox', { name: '나가는 시각' }).fill('1800');
        await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2000');
      },
    ],
    'student-submit': ['/submit', (page) => page.getByText('승인 대기')],
    'student-submit-form': [
      '/submit',
      async (page) => {
        await page.getByRole('button', { name: /^외출/ }).click();
        await page.getByRole('button', { name: '제출하기' }).click();
      },
    ],
    'student-submit-receipt': [
      '/submit',
      async (page) => {
        await click(/외출 · /)(page);
        return page.getByText('접수번호');
      },
    ],
    'student-applications': ['/submit?tab=applications', (page) => page.getByText('낼 금액')],
    'student-study': ['/study', (page) => page.getByText('최근 다섯 주')],
    'student-mocks-mine-drawer': [
      '/mocks?tab=mine',
      async (page) => {
        await page.getByRole('tabpanel').getByRole('button').first().click();
        return page.getByRole('button', { name: '신청 취소하기' });
      },
    ],
    'student-schedule-copy': [
      '/regular-schedule',
      async (page) => {
        await click('지난달 그대로')(page);
        return page.getByRole('dialog');
      },
    ],
    'student-schedule-cancel': [
      '/regular-schedule',
      async (page) => {
        await page
          .getByRole('region', { name: '내 정기일정' })
          .getByRole('button', { name: /치과 교정/ })
          .click();
        await click('일정 취소하기')(page);
        return page.getByRole('alertdialog');
      },
    ],
    'student-submit-withdraw': [
      '/submit',
      async (page) => {
        await page
          .getByRole('listitem')
          .filter({ hasText: '승인 대기' })
          .getByRole('button')
          .first()
          .click();
        await click('철회하기')(page);
        return page.getByRole('alertdialog');
      },
    ],
    'student-deposit': [
      '/submit?tab=applications',
      async (page) => {
        await click('입금했어요')(page);
        return page.getByRole('dialog');
      },
    ],
  }),
];
