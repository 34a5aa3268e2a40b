import { click } from '../controls';
import { by } from '../scene';

/**
 * Only the manuals show these. The last ones of each app write: what they leave behind is on no
 * other picture.
 */
export const books = [
  ...by('student', {
    'student-meals-invoice': [
      '/student-calendar',
      async (page) => {
        await page.getByRole('button', { name: /합계/ }).click();
        return page.getByRole('dialog').getByText('계좌번호');
      },
    ],
    'student-quick-week': [
      '/student-calendar?month=2026-12',
      async (page) => {
        await page.getByRole('button', { name: '빠른 신청' }).first().click();
        const lunches = page.getByRole('group', { name: '점심을 먹는 요일' });
        for (const weekday of ['월요일', '수요일', '금요일'])
          await lunches.getByRole('button', { name: weekday }).click();
      },
    ],
    'student-quick-day': [
      '/student-calendar?month=2026-12',
      async (page) => {
        await page.getByRole('button', { name: '빠른 신청' }).first().click();
        await page.getByRole('radio', { name: '하루만' }).click();
        await page.getByRole('textbox', { name: '날짜' }).fill('2026-12-03');
      },
    ],
    'student-schedule-new': [
      '/regular-schedule?open=new',
      async (page) => {
        await page.getByRole('textbox', { name: '내용' }).fill('영어학원');
        await page.getByRole('checkbox', { name: '금요일' }).click();
        await page.getByRole('textbox', { name: '나가는 시각' }).fill('2000');
        await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2130');
      },
    ],
    'student-submit-new': [
      '/submit',
      async (page) => {
        await click(/^외출/)(page);
        await page.getByRole('button', { name: '내일' }).click();
        await page.getByRole('textbox', { name: '나가는 시각' }).fill('1500');
        await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('1700');
        await page.getByRole('dialog').getByRole('radio', { name: '병원' }).check({ force: true });
      },
    ],
    'student-points-objection': [
      '/points-mine',
      async (page) => {
        await click(/벌점에 이의 신청$/)(page);
        await page
          .getByRole('textbox', { name: /이의 내용/ })
          .fill('병원에 다녀왔어요. 진료 확인서를 데스크에 냈어요.');
      },
    ],
    'student-mocks-result': [
      '/mocks',
      async (page) => {
        await page.getByRole('tabpanel').getByRole('button').first().click();
        await page.getByRole('dialog').getByRole('button', { name: '신청하기' }).click();
        return page.getByText('모의고사를 신청했어요');
      },
    ],
  }),
  ...by('manager', {
    'admin-statement': [
      '/admin-dashboard?tab=deposits&open=statement',
      async (page) => {
        const rows = [
          ['거래일시', '적요', '입금액', '출금액', '잔액'],
          ['2026.11.17 09:12', '이서준도시락', '278,000', '', '1,278,000'],
          ['2026.11.17 10:40', '최민서', '297,000', '', '1,575,000'],
          ['2026.11.17 11:05', '정도윤 엄마', '200,000', '', '1,775,000'],
          ['2026.11.17 14:20', '독서실', '55,000', '', '1,830,000'],
        ];
        await page
          .getByRole('textbox', { name: '붙여넣기' })
          .fill(rows.map((row) => row.join('\t')).join('\n'));
        await page.getByRole('button', { name: '내역 읽기' }).click();
        return page.getByText(/^확인할 입금 1/);
      },
    ],
    'admin-academy': [
      '/settings?tab=academy',
      (page) => page.getByRole('textbox', { name: '학원 이름' }),
    ],
    'admin-students-leave': [
      '/student',
      async (page) => {
        await page.getByRole('rowheader').first().waitFor();
        await page.getByRole('checkbox').nth(1).click();
        await page.getByRole('button', { name: '휴원 처리' }).click();
        return page.getByRole('textbox', { name: '마지막 등원일' });
      },
    ],
  }),
  ...by('admin', {
    'admin-accounts-together': [
      '/settings?tab=accounts',
      async (page) => {
        for (const [n, name] of ['강다온', '문세아', '배시우', '양하린', '오지안'].entries())
          await page.request.post(new URL('/api/admin/signup', page.url()).href, {
            data: {
              name,
              username: `newcomer${n}`,
              password: 'Newcomer1!',
              passwordConfirm: 'Newcomer1!',
            },
          });
        await page.reload();
        await page.getByRole('button', { name: '함께 거절' }).click();
        return page.getByRole('alertdialog');
      },
    ],
  }),
];
