import { calendarScenes } from './calendar-scenes.mjs';
import { mockScenes } from './mock-scenes.mjs';
import { studentScenes } from './student-scenes.mjs';

/**
 * A picture to take: where, as whom, and what to do there first.
 * @typedef {{ name: string, app: 'student' | 'admin', as?: 'student' | 'manager' | 'admin', path: string, prepare?: (page: import('@playwright/test').Page) => Promise<unknown> }} Scene
 */

const click =
  (/** @type {string | RegExp} */ name) => (/** @type {import('@playwright/test').Page} */ page) =>
    page.getByRole('button', { name }).first().click();

/** @type {Scene[]} */
export const scenes = [
  ...studentScenes,
  {
    name: 'admin-palette',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 찾기' }).click();
      await page.getByRole('combobox', { name: '빠른 찾기' }).fill('김');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin-audit',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security',
    prepare: (page) => page.getByRole('gridcell').first().waitFor(),
  },
  {
    name: 'admin-audit-empty',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security&from=2031-01-01',
    prepare: (page) => page.getByText('변경 이력이 없습니다.').waitFor(),
  },
  {
    name: 'admin-audit-entry',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security',
    prepare: async (page) => {
      await page.getByRole('gridcell', { name: '로그인했습니다' }).first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: '변경 이력' }).waitFor();
    },
  },
  {
    name: 'admin-audit-error',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=security',
    prepare: async (page) => {
      await page.route('**/api/admin/audit?*', (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').waitFor();
    },
  },
  {
    name: 'admin-shortcuts',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 찾기' }).waitFor();
      await page.keyboard.press('Control+Slash');
      await page.getByRole('dialog', { name: '단축키' }).waitFor();
    },
  },
  ...mockScenes,
  { name: 'admin-login', app: 'admin', path: '/admin-login' },
  {
    name: 'admin-login-refused',
    app: 'admin',
    path: '/admin-login',
    prepare: async (page) => {
      await page.getByLabel('아이디').fill('manager');
      await page.getByLabel('비밀번호', { exact: true }).fill('wrong-password');
      await page.getByRole('button', { name: '로그인', exact: true }).click();
      await page.getByText('아이디 또는 비밀번호를 확인하세요.').first().waitFor();
    },
  },
  {
    name: 'admin-dashboard',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard',
    prepare: (page) => page.getByRole('grid').first().waitFor(),
  },
  {
    name: 'admin-dashboard-students',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=students',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-dashboard-deposits',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=deposits',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-dashboard-ledger',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?tab=deposits&state=confirmed',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().dblclick();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'admin-dashboard-empty',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard?month=2030-01',
    prepare: (page) => page.getByText('이 달의 신청이 없습니다.').waitFor(),
  },
  {
    name: 'admin-points',
    app: 'admin',
    as: 'manager',
    path: '/points/issue',
    prepare: async (page) => {
      await page.getByRole('button', { name: '최근 부여한 학생' }).click();
      await page.getByRole('searchbox', { name: '항목 찾기' }).fill('무단');
      await page.getByRole('group', { name: '자주 쓰는 항목' }).getByRole('button').first().click();
      await page.getByRole('table', { name: '부여 전 확인' }).waitFor();
    },
  },
  {
    name: 'admin-points-paste',
    app: 'admin',
    as: 'manager',
    path: '/points/issue',
    prepare: async (page) => {
      await page.getByRole('button', { name: '명단 붙여넣기' }).click();
      await page
        .getByRole('textbox', { name: '명단' })
        .fill('이름\t항목\t날짜\n김하늘\t무단지각\t11/17\n없는이\t무단지각\t11/17');
      await page.getByText('1명을 찾았습니다.').waitFor();
    },
  },
  {
    name: 'admin-points-history',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=history&voided=true&of=1',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-points-empty',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=history&from=2031-01-01',
    prepare: (page) => page.getByText('조건에 맞는 내역이 없습니다.').waitFor(),
  },
  {
    name: 'admin-points-error',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=standings',
    prepare: async (page) => {
      await page.route('**/api/admin/point-standings*', (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').waitFor();
    },
  },
  {
    name: 'admin-points-loading',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=objections',
    prepare: async (page) => {
      await page.route('**/api/admin/point-objections*', () => undefined);
      await page.reload();
      await page.getByRole('tab', { name: '항목 관리' }).waitFor();
    },
  },
  {
    name: 'admin-points-standings',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=standings&sort=-counted',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-points-objections',
    app: 'admin',
    as: 'manager',
    path: '/points/issue?tab=objections',
    prepare: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'admin-settings-points',
    app: 'admin',
    as: 'admin',
    path: '/settings?tab=points',
    prepare: (page) => page.getByRole('group', { name: '1단계' }).waitFor(),
  },
  {
    name: 'admin-list',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: (page) => page.getByRole('table').first().waitFor(),
  },
  {
    name: 'admin-news',
    app: 'admin',
    as: 'manager',
    path: '/news',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-news-empty',
    app: 'admin',
    as: 'manager',
    path: '/news?state=hidden',
    prepare: (page) => page.getByText('조건에 맞는 공지가 없습니다.').waitFor(),
  },
  {
    name: 'admin-news-form',
    app: 'admin',
    as: 'manager',
    path: '/news?news=1',
    prepare: (page) => page.getByRole('textbox', { name: '제목' }).waitFor(),
  },
  {
    name: 'admin-news-preview',
    app: 'admin',
    as: 'manager',
    path: '/news?news=1',
    prepare: async (page) => {
      await page.getByRole('button', { name: '미리보기(학생 화면)' }).click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'admin-list-add',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page.getByRole('button', { name: '학생 추가' }).first().click();
      await page.getByRole('combobox', { name: '학생' }).fill('ㄱ');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'admin-list-cancel',
    app: 'admin',
    as: 'manager',
    path: '/list',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: / 취소$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'admin-list-print', app: 'admin', as: 'manager', path: '/list', prepare: click('인쇄') },
  {
    name: 'admin-list-closed',
    app: 'admin',
    as: 'manager',
    path: '/list?date=2026-11-22',
    prepare: (page) => page.getByRole('link', { name: '도시락 달력 열기' }).waitFor(),
  },
  {
    name: 'admin-attendance-day',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-day-close',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: async (page) => {
      await page.getByRole('button', { name: '하루 마감' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-attendance-day-bulk',
    app: 'admin',
    as: 'manager',
    path: '/attendance?tile=missing',
    prepare: async (page) => {
      await page.getByRole('checkbox').first().click();
      await page.getByRole('button', { name: '선택 일괄 변경' }).click();
    },
  },
  {
    name: 'admin-attendance-day-empty',
    app: 'admin',
    as: 'manager',
    path: '/attendance?q=zzz',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
  {
    name: 'admin-attendance-day-error',
    app: 'admin',
    as: 'manager',
    path: '/attendance',
    prepare: async (page) => {
      await page.route('**/api/admin/attendance/*', (route) =>
        route.fulfill({ status: 500, json: { message: '', code: 'internal-error' } }),
      );
      await page.reload();
      await page.getByText('불러오지 못했습니다.').first().waitFor();
    },
  },
  {
    name: 'admin-attendance-month',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=month',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-month-student',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=month',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().dblclick();
      await page.getByRole('list', { name: '날짜별 출결' }).waitFor();
    },
  },
  {
    name: 'admin-settings-attendance',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=attendance',
    prepare: (page) => page.getByRole('textbox', { name: '하루 시작 시각' }).waitFor(),
  },
  ...calendarScenes,
  {
    name: 'admin-settings',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: (page) => page.getByRole('tabpanel').first().waitFor(),
  },
  {
    name: 'admin-schedules',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student',
    prepare: (page) =>
      page.getByRole('list', { name: '학생' }).getByRole('button').first().waitFor(),
  },
  {
    name: 'admin-schedules-decision',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student',
    prepare: async (page) => {
      await page
        .getByRole('list', { name: /승인 대기/ })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('button', { name: '반려', exact: true }).waitFor();
      await page.getByRole('tab', { name: '주간 일정' }).waitFor();
    },
  },
  {
    name: 'admin-schedules-form',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student',
    prepare: async (page) => {
      await page.getByRole('list', { name: '학생' }).getByRole('button').first().click();
      await page.getByRole('button', { name: '일정 대리 등록' }).click();
      await page.getByRole('checkbox', { name: '화요일' }).click();
      await page.getByRole('textbox', { name: '나가는 시각' }).fill('1100');
      await page.getByRole('textbox', { name: '돌아오는 시각' }).fill('2000');
      await page.getByRole('textbox', { name: '내용' }).fill('수학학원');
    },
  },
  {
    name: 'admin-schedules-table',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student?view=table',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-schedules-empty',
    app: 'admin',
    as: 'manager',
    path: '/attendance/student?view=table&q=없는이름',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
  {
    name: 'admin-schedules-error',
    app: 'admin',
    as: 'manager',
    path: '/student',
    prepare: async (page) => {
      await page.route(/approvals|schedule-students/, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto(new URL('/attendance/student', page.url()).href);
      await page.getByText('불러오지 못했습니다.').first().waitFor({ timeout: 30_000 });
    },
  },
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
      await page.getByRole('rowheader').first().dblclick();
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
    name: 'admin-settings',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: (page) => page.getByRole('button', { name: '변경 이력' }).waitFor(),
  },
  {
    name: 'admin-settings-effect',
    app: 'admin',
    as: 'manager',
    path: '/settings',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: '월요일 점심' }).click();
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await page.getByText(/^학생 \d+명 보기$/).click();
    },
  },
  {
    name: 'admin-settings-mocks',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=mocks',
    prepare: (page) => page.getByRole('list', { name: '선택과목' }).waitFor(),
  },
  {
    name: 'admin-settings-schedule',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=schedule',
    prepare: (page) => page.getByRole('textbox', { name: '점심 시작' }).waitFor(),
  },
  {
    name: 'admin-settings-holidays',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=holidays',
    prepare: (page) => page.getByRole('table', { name: '휴무일 목록' }).waitFor(),
  },
  {
    name: 'admin-settings-academy',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=academy',
    prepare: (page) => page.getByRole('textbox', { name: '학원 이름' }).fill(''),
  },
  {
    name: 'admin-settings-history',
    app: 'admin',
    as: 'manager',
    path: '/settings?tab=academy',
    prepare: async (page) => {
      await page
        .getByRole('textbox', { name: '학원 이름' })
        .fill(`하늘학원 ${Date.now() % 1000}관`);
      await page.getByRole('button', { name: '저장', exact: true }).click();
      await page.getByRole('button', { name: '변경 이력' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  { name: 'admin-not-found', app: 'admin', as: 'manager', path: '/nowhere' },
  {
    name: 'admin-attendance-sheet',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet',
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  {
    name: 'admin-attendance-cell',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet&q=김하늘',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().dblclick();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-attendance-fill',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet',
    prepare: async (page) => {
      await page.getByRole('rowheader').first().waitFor();
      await click('미입력을 출석으로 채우기')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-attendance-error',
    app: 'admin',
    as: 'manager',
    path: '/admin-dashboard',
    prepare: async (page) => {
      await page.route('**/api/admin/attendance/**', (route) =>
        route.fulfill({ status: 503, json: { message: '' } }),
      );
      await page.goto(page.url().replace('/admin-dashboard', '/attendance?view=sheet'));
      await page.getByText('불러오지 못했습니다.').first().waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'admin-attendance-empty',
    app: 'admin',
    as: 'manager',
    path: '/attendance?view=sheet&q=없는사람',
    prepare: (page) => page.getByText('조건에 맞는 학생이 없습니다.').waitFor(),
  },
];
