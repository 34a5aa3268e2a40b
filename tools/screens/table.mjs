/**
 * A picture to take: where, as whom, and what to do there first.
 * @typedef {{ name: string, app: 'student' | 'admin', as?: 'student' | 'manager', path: string, prepare?: (page: import('@playwright/test').Page) => Promise<unknown> }} Scene
 */

const click = (/** @type {string | RegExp} */ name) => (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('button', { name }).first().click();

/** @type {Scene[]} */
export const scenes = [
  { name: 'student-login', app: 'student', path: '/' },
  { name: 'student-login-short', app: 'student', path: '/', prepare: (page) => page.getByRole('textbox', { name: '휴대폰 번호' }).fill('010123') },
  {
    name: 'student-login-name', app: 'student', path: '/',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: '휴대폰 번호' }).fill('01012345678');
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.getByRole('button', { name: '맞아요' }).waitFor();
    },
  },
  { name: 'student-meals', app: 'student', as: 'student', path: '/student-calendar', prepare: (page) => page.getByRole('grid').waitFor() },
  { name: 'student-meals-next', app: 'student', as: 'student', path: '/student-calendar', prepare: click('다음 달') },
  { name: 'student-quick-add', app: 'student', as: 'student', path: '/student-calendar', prepare: click('빠른 신청') },
  { name: 'student-menu', app: 'student', as: 'student', path: '/student-calendar', prepare: click('이번 달 식단 보기') },
  { name: 'student-mocks', app: 'student', as: 'student', path: '/mocks', prepare: (page) => page.getByRole('listitem').first().waitFor() },
  { name: 'student-mocks-mine', app: 'student', as: 'student', path: '/mocks?tab=mine', prepare: (page) => page.getByText('미입금').first().waitFor() },
  {
    name: 'student-mocks-drawer', app: 'student', as: 'student', path: '/mocks',
    prepare: async (page) => {
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await page.getByRole('button', { name: /신청하기|수정하기/ }).waitFor();
    },
  },
  { name: 'student-schedule-week', app: 'student', as: 'student', path: '/regular-schedule?view=week', prepare: (page) => page.getByRole('button', { name: /수학학원/ }).first().waitFor() },
  { name: 'student-schedule-month', app: 'student', as: 'student', path: '/regular-schedule?view=month', prepare: (page) => page.getByRole('grid').waitFor() },
  {
    name: 'student-schedule-drawer', app: 'student', as: 'student', path: '/regular-schedule',
    prepare: async (page) => {
      await page.getByRole('region', { name: '내 정기일정' }).getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'student-schedule-form', app: 'student', as: 'student', path: '/regular-schedule?open=new',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: '화요일' }).click();
      await page.getByRole('textbox', { name: '나가는 시각' }).fill('1800');
      await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2000');
    },
  },
  { name: 'student-submit', app: 'student', as: 'student', path: '/submit', prepare: (page) => page.getByText('승인 대기').nth(1).waitFor() },
  {
    name: 'student-submit-form', app: 'student', as: 'student', path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^외출/ }).click();
      await page.getByRole('button', { name: '제출하기' }).click();
    },
  },
  {
    name: 'student-submit-receipt', app: 'student', as: 'student', path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /외출 · / }).first().click();
      await page.getByText('접수번호').waitFor();
    },
  },
  { name: 'student-applications', app: 'student', as: 'student', path: '/submit?tab=applications', prepare: (page) => page.getByText('낼 금액').first().waitFor() },
  { name: 'student-not-found', app: 'student', path: '/nowhere' },
  { name: 'admin-login', app: 'admin', path: '/admin-login' },
  {
    name: 'admin-login-refused', app: 'admin', path: '/admin-login',
    prepare: async (page) => {
      await page.getByLabel('아이디').fill('manager');
      await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.getByText('아이디 또는 비밀번호를 확인하세요.').first().waitFor();
    },
  },
  { name: 'admin-list', app: 'admin', as: 'manager', path: '/list', prepare: (page) => page.getByRole('table').first().waitFor() },
  { name: 'admin-calendar', app: 'admin', as: 'manager', path: '/calendar', prepare: (page) => page.getByRole('grid').waitFor() },
  { name: 'admin-calendar-empty', app: 'admin', as: 'manager', path: '/calendar?month=2031-01', prepare: (page) => page.getByRole('grid').waitFor() },
  {
    name: 'admin-calendar-error', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.route('**/meal-calendar/**', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await page.getByRole('button', { name: '다시 시도' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-loading', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.route('**/meal-calendar/**', () => undefined);
      await page.reload();
      await page.getByRole('heading', { name: '도시락 달력' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-day', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: /점심 [1-9]/ }).last().click();
      await page.getByRole('dialog').getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'admin-calendar-cancel', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: /점심 [1-9]/ }).last().click();
      await page.getByRole('button', { name: /신청 취소$/ }).first().click();
      await page.getByRole('button', { name: '저장' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-closing', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: /접수 중, 점심 [1-9]/ }).first().click();
      await page.getByRole('button', { name: '이 날 휴무로' }).click();
      await page.getByRole('button', { name: '영향 확인' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-effect', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: /접수 중, 점심 [1-9]/ }).first().click();
      await page.getByRole('button', { name: '이 날 휴무로' }).click();
      await page.getByRole('button', { name: '영향 확인' }).click();
      await page.getByRole('button', { name: '1일 닫기' }).waitFor();
    },
  },
  {
    name: 'admin-calendar-student', app: 'admin', as: 'manager', path: '/calendar',
    prepare: async (page) => {
      await page.getByRole('button', { name: '학생 한 명 보기' }).click();
      await page.getByRole('combobox', { name: '학생' }).fill('ㄱㅎㄴ');
      await page.getByRole('option').first().click();
      await page.getByRole('checkbox', { name: /점심$/ }).nth(2).click();
    },
  },
  { name: 'admin-settings', app: 'admin', as: 'manager', path: '/settings', prepare: (page) => page.getByRole('tabpanel').first().waitFor() },
  { name: 'admin-not-found', app: 'admin', as: 'manager', path: '/nowhere' },
];
