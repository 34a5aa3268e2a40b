/**
 * Pictures of the books that `npm run screens` has no scene for. The last ones write: what they
 * leave behind is on no other picture.
 * @type {import('../screens/table.mjs').Scene[]}
 */
export const ownScenes = [
  {
    name: 'student-meals-invoice',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: async (page) => {
      await page.getByRole('button', { name: /합계/ }).click();
      await page.getByRole('dialog').getByText('계좌번호').first().waitFor();
    },
  },
  {
    name: 'student-quick-week',
    app: 'student',
    as: 'student',
    path: '/student-calendar?month=2026-12',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 신청' }).first().click();
      const lunches = page.getByRole('group', { name: '점심을 먹는 요일' });
      for (const weekday of ['월요일', '수요일', '금요일'])
        await lunches.getByRole('button', { name: weekday }).click();
    },
  },
  {
    name: 'student-quick-day',
    app: 'student',
    as: 'student',
    path: '/student-calendar?month=2026-12',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 신청' }).first().click();
      await page.getByRole('radio', { name: '하루만' }).click();
      await page.getByRole('textbox', { name: '날짜' }).fill('2026-12-03');
    },
  },
  {
    name: 'student-schedule-new',
    app: 'student',
    as: 'student',
    path: '/regular-schedule?open=new',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: '내용' }).fill('영어학원');
      await page.getByRole('checkbox', { name: '금요일' }).click();
      await page.getByRole('textbox', { name: '나가는 시각' }).fill('2000');
      await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2130');
    },
  },
  {
    name: 'student-submit-new',
    app: 'student',
    as: 'student',
    path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^외출/ }).first().click();
      await page.getByRole('button', { name: '내일' }).click();
      await page.getByRole('textbox', { name: '나가는 시각' }).fill('1500');
      await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('1700');
      await page.getByRole('dialog').getByRole('radio', { name: '병원' }).check({ force: true });
    },
  },
  {
    name: 'student-profile',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: async (page) => {
      // Without a window the browser says that notifications were refused.
      await page.evaluate(() =>
        Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
      );
      await page.getByRole('button', { name: '내 정보 김하늘' }).click();
      await page.getByRole('button', { name: '로그아웃' }).waitFor();
    },
  },
  {
    name: 'student-points',
    app: 'student',
    as: 'student',
    path: '/points-mine',
    prepare: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'student-points-objection',
    app: 'student',
    as: 'student',
    path: '/points-mine',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /벌점에 이의 신청$/ })
        .first()
        .click();
      await page
        .getByRole('textbox', { name: /이의 내용/ })
        .fill('병원에 다녀왔어요. 진료 확인서를 데스크에 냈어요.');
    },
  },
  {
    name: 'admin-statement',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=deposits&open=statement',
    prepare: async (page) => {
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
      await page.getByText(/^확인할 입금 1/).waitFor();
    },
  },
  {
    name: 'admin-academy',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=academy',
    prepare: (page) => page.getByRole('textbox', { name: '학원 이름' }).waitFor(),
  },
  {
    name: 'admin-students-leave',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().waitFor();
      await page.getByRole('checkbox').nth(1).click();
      await page.getByRole('button', { name: '휴원 처리' }).click();
      await page.getByRole('textbox', { name: '마지막 등원일' }).waitFor();
    },
  },
  {
    name: 'student-mocks-result',
    app: 'student',
    as: 'student',
    path: '/mocks',
    prepare: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: '신청하기' }).click();
      await page.getByText('모의고사를 신청했어요').waitFor();
    },
  },
  {
    name: 'admin-kiosk',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=kiosks',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: '이름' }).fill('정문');
      await page.getByRole('button', { name: '연결 코드 만들기' }).click();
      const code = page.getByRole('dialog').getByText(/^\d{4} \d{4}$/);
      const typed = (await code.textContent()) ?? '';
      await page.goto(new URL('/kiosk', page.url()).href);
      await page.getByRole('textbox', { name: '연결 코드' }).fill(typed);
      await page.getByRole('button', { name: '연결' }).click();
      await page.getByRole('group', { name: '숫자 판' }).waitFor();
    },
  },
];
