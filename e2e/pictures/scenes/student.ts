import { click } from '../controls';
import { by } from '../scene';

interface WithFiles {
  files?: unknown[];
}

/** The students' app. */
export const student = [
  ...by('guest', {
    'student-login': ['/'],
    'student-login-short': [
      '/',
      (page) => page.getByRole('textbox', { name: '휴대폰 번호' }).fill('010123'),
    ],
    'student-login-name': [
      '/',
      async (page) => {
        await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
        await page.getByRole('button', { name: '로그인', exact: true }).click();
        return page.getByRole('button', { name: '맞아요' });
      },
    ],
    'student-not-found': ['/nowhere'],
  }),
  ...by('student', {
    'student-meals': ['/student-calendar', (page) => page.getByRole('grid')],
    'student-more': ['/student-calendar', click('더 보기')],
    'student-invoice': [
      '/student-calendar?open=invoice',
      (page) => page.getByRole('dialog').getByText('합계'),
    ],
    'student-month-card': [
      '/student-calendar?open=month-card',
      (page) => page.getByRole('img', { name: /합계/ }),
    ],
    'student-like-last-month': [
      '/student-calendar?month=2026-12&open=like-last-month',
      (page) => page.getByRole('dialog'),
    ],
    'student-profile': ['/student-calendar?open=profile', (page) => page.getByRole('dialog')],
    'student-points': ['/points-mine', (page) => page.getByRole('main').getByRole('listitem')],
    'student-menu-of-a-day': [
      '/student-calendar',
      async (page) => {
        await click('더 보기')(page);
        await page.getByRole('menuitem', { name: '오늘의 도시락' }).click();
        return page.getByRole('dialog');
      },
    ],
    'student-meals-next': ['/student-calendar', click('다음 달')],
    'student-quick-add': ['/student-calendar', click('빠른 신청')],
    'student-menu': ['/student-calendar', click('이번 달 식단 보기')],
    'student-menu-files': [
      '/student-calendar',
      async (page) => {
        await page.route(/\/api\/news\?/, async (route) => {
          const response = await route.fetch();
          const news = await response.json();
          const byFiles = news.content.toSorted(
            (one: WithFiles, other: WithFiles) =>
              (other.files?.length ?? 0) - (one.files?.length ?? 0),
          );
          await route.fulfill({ response, json: { ...news, content: byFiles } });
        });
        await click('이번 달 식단 보기')(page);
        return page.getByRole('list', { name: '첨부 파일' });
      },
    ],
    'student-quick-add-day': [
      '/student-calendar?open=quick-add',
      (page) => page.getByRole('radio', { name: '하루만' }).click(),
    ],
    'student-allergies': [
      '/student-calendar?open=profile',
      (page) => click('알레르기 바꾸기')(page),
    ],
    'student-objection': [
      '/points-mine',
      async (page) => {
        await click(/이의 신청$/)(page);
        return page.getByRole('dialog');
      },
    ],
    'student-urgent': [
      '/student-calendar',
      async (page) => {
        await page.route(/\/api\/news\?/, async (route) => {
          const response = await route.fetch();
          const news = await response.json();
          const [first, ...others] = news.content;
          const urgent = { ...first, title: '오늘은 저녁 도시락이 없어요', category: 'URGENT' };
          await route.fulfill({ response, json: { ...news, content: [urgent, ...others] } });
        });
        return page.getByText('긴급 공지');
      },
    ],
  }),
];
