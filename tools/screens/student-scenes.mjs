import { click } from './controls.mjs';

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
    prepare: (page) => page.getByRole('dialog').getByText('합계').first().waitFor(),
  },
  {
    name: 'student-month-card',
    app: 'student',
    as: 'student',
    path: '/student-calendar?open=month-card',
    prepare: (page) => page.getByRole('img', { name: /합계/ }).waitFor(),
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
    prepare: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
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
    name: 'student-quick-add-day',
    app: 'student',
    as: 'student',
    path: '/student-calendar?open=quick-add',
    prepare: async (page) => {
      await page.getByRole('radio', { name: '하루만' }).click();
    },
  },
  {
    name: 'student-allergies',
    app: 'student',
    as: 'student',
    path: '/student-calendar?open=profile',
    prepare: async (page) => {
      await click('알레르기 바꾸기')(page);
    },
  },
  {
    name: 'student-objection',
    app: 'student',
    as: 'student',
    path: '/points-mine',
    prepare: async (page) => {
      await click(/이의 신청$/)(page);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'student-urgent',
    app: 'student',
    as: 'student',
    path: '/student-calendar',
    prepare: async (page) => {
      await page.route(/\/api\/news\?/, async (route) => {
        const response = await route.fetch();
        const news = await response.json();
        const [first, ...others] = news.content;
        const urgent = { ...first, title: '오늘은 저녁 도시락이 없어요', category: 'URGENT' };
        await route.fulfill({ response, json: { ...news, content: [urgent, ...others] } });
      });
      await page.getByText('긴급 공지').waitFor();
    },
  },
  { name: 'student-not-found', app: 'student', path: '/nowhere' },
];
