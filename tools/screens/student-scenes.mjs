const click =
  (/** @type {string | RegExp} */ name) => (/** @type {import('@playwright/test').Page} */ page) =>
    page.getByRole('button', { name }).first().click();

/** The students' app.
 * @type {import('./table.mjs').Scene[]}
 */
export const studentScenes = [
  { name: 'student-login', app: 'student', path: '/' },
  {
    name: 'student-login-short',
    app: 'student',
    path: '/',
    prepare: (page) => page.getByRole('textbox', { name: '휴대폰 번호' }).fill('010123'),
  },
  {
    name: 'student-login-name',
    app: 'student',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.getByRole('button', { name: '맞아요' }).waitFor();
    },
  },
  {
    name: 'student-meals',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: (page) => page.getByRole('grid').waitFor(),
  },
  {
    name: 'student-meals-loading',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: async (page) => {
      await page.route(/\/api\/(students\/me\/meal-page|reservations)\//, () => undefined);
      await page.reload();
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'student-meals-offline',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: async (page) => {
      await page.getByRole('grid').getByRole('checkbox').first().waitFor();
      await page.context().setOffline(true);
      await page
        .getByText(/오프라인|인터넷/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'student-more',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: click('더 보기'),
  },
  {
    name: 'student-invoice',
    app: 'student',
    as: 'student',
    path: '/student-calendar?open=invoice',
    prepare: (page) => page.getByText('점심').first().waitFor(),
  },
  {
    name: 'student-like-last-month',
    app: 'student',
    as: 'student',
    path: '/student-calendar?month=2026-12&open=like-last-month',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'student-profile',
    app: 'student',
    as: 'student',
    path: '/student-calendar?open=profile',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'student-points',
    app: 'student',
    as: 'student',
    path: '/points-mine',
    prepare: (page) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'student-menu-of-a-day',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: async (page) => {
      await click('더 보기')(page);
      await page.getByRole('menuitem', { name: '오늘의 도시락' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'student-meals-next',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: click('다음 달'),
  },
  {
    name: 'student-quick-add',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: click('빠른 신청'),
  },
  {
    name: 'student-menu',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: click('이번 달 식단 보기'),
  },
  {
    name: 'student-mocks',
    app: 'student',
    as: 'student',
    path: '/mocks',
    prepare: (page) => page.getByRole('listitem').first().waitFor(),
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
      await page.getByRole('checkbox', { name: '화요일' }).click();
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
  { name: 'student-not-found', app: 'student', path: '/nowhere' },
];
