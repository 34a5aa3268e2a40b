import type { Page, Request } from '@playwright/test';
import { askServer, studentsOnServer } from '../admin/students-page';
import { fillPages } from '../student/every-page';
import { expect } from '../support/test';
import * as ofTheirOwn from './optional-features';
import type { OptionalFeature } from './optional-feature';
import type { TestServer } from '../support/server';

export const switches: readonly OptionalFeature[] = [
  ...Object.values<OptionalFeature>(ofTheirOwn),
  {
    feature: 'guardians',
    name: '보호자 알림',
    admin: [{ at: '/settings?tab=notices', link: '보호자 알림', shows: '보내는 방법' }],
    student: [],
    files: /\/(notices-tab|guardian-links-dialog)-/,
  },
  {
    feature: 'seats',
    name: '좌석 배치도',
    admin: [{ at: '/seats', link: '좌석 배치도', shows: /A-01/ }],
    student: [],
    files: /\/(seats-host|draw-view)-/,
  },
  {
    feature: 'study-time',
    name: '공부 시간',
    admin: [{ at: '/attendance?view=reports', shows: /김하늘/ }],
    student: [{ at: '/study', shows: '1시간 40분' }],
    files: /\/(reports-view|study-page)-/,
  },
  {
    feature: 'mocks',
    name: '모의고사',
    admin: [
      { at: '/mock-exam/list', link: '목록', shows: '12월 모의평가' },
      { at: '/mock-exam/create', link: '등록', shows: '시험명' },
      { at: '/settings?tab=mocks', link: '모의고사', shows: '새 모의고사' },
    ],
    student: [{ at: '/mocks', link: '모의고사 신청', shows: '12월 모의평가' }],
    files:
      /\/(mock-(list-page|create-page|tab)|exam-page|results-tab|import-results|registration-drawer|mocks-route)-/,
  },
  {
    feature: 'schedule',
    name: '정기일정',
    admin: [{ at: '/settings?tab=schedule', link: '정기일정', shows: '식사 시간' }],
    student: [{ at: '/regular-schedule', link: '일정 신청', shows: '수학학원' }],
    // The managers' page is that of reasons as well.
    files: /\/(schedule-(tab|route|drawer)|form-sheet|copy-sheet)-/,
  },
  {
    feature: 'points',
    name: '상벌점',
    admin: [
      { at: '/points/issue', link: '상벌점 부여', shows: '자습실 정리' },
      { at: '/settings?tab=points', link: '상벌점', shows: '집계' },
    ],
    student: [{ at: '/points-mine', link: '상벌점 보기', shows: '자습실 정리' }],
    // The students' and the managers' pages have one name.
    files: /\/(points-page|(standings|presets|standards|objections)-tab|objection-sheet)-/,
  },
];

/** The pages that every academy has, where parts of what can be off were. */
export const shared = {
  admin: [
    '/admin-dashboard',
    '/student',
    '/attendance',
    '/attendance/student',
    '/settings?tab=attendance',
  ],
  student: ['/student-calendar?open=profile', '/submit?open=new', '/submit?tab=applications'],
};

/** Data of every feature, as of an academy that uses all of them. */
export async function useAllFeatures(server: TestServer): Promise<void> {
  await fillPages(server);
  const [student] = await studentsOnServer(server, 'q=김하늘');
  if (!student) throw new Error('김하늘 is missing');
  await askServer(server, 'attendance/2026-11-19/visits', {
    method: 'PUT',
    body: {
      edits: [{ studentId: student.id, arrivedAt: '14:00', leftAt: '16:00', outings: [], base: 0 }],
    },
  });
  for (const { fill } of switches) await fill?.(server);
  await askServer(server, 'seat-map', {
    method: 'PUT',
    ifMatch: '"0"',
    body: {
      rooms: [
        { name: 'A', columns: 4, rows: 3, seats: [{ label: 'A-01', x: 0, y: 0 }], blocks: [] },
      ],
    },
  });
}

/** Switches these off and all others on, past every screen. */
export async function switchOff(
  server: TestServer,
  ...off: readonly OptionalFeature[]
): Promise<void> {
  const { version } = await askServer<{ version: number }>(server, 'feature-settings');
  await askServer(server, 'feature-settings', {
    method: 'PUT',
    ifMatch: `"${version}"`,
    body: Object.fromEntries(switches.map((one) => [one.feature, !off.includes(one)])),
  });
}

/** What a page asked for since, and when it is done asking. */
export function watch(page: Page) {
  const files: string[] = [];
  const refused: string[] = [];
  const open = new Set<Request>();
  let last = 0;
  const ended = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') files.push(pathname);
    // The line of live events stays open.
    if (!pathname.endsWith('/events')) open.add(request);
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${page.url()} asks ${response.url()}`);
  });
  /** Until nothing is under way. */
  const rest = () =>
    expect
      .poll(() => open.size === 0 && performance.now() - last > 200, { intervals: [50] })
      .toBe(true);
  return {
    /** Its scripts: a feature's pages are in files of their own. */
    files,
    /** Calls that the server refused: all of a feature are, while it is off. */
    refused,
    /** Opens an address and waits until it has asked for everything. */
    async open(at: string): Promise<void> {
      open.clear();
      await page.goto(at);
      await rest();
    },
    /** Waits for what is fetched ahead, to the last of it: it begins after five seconds. */
    async idle(lastFile: RegExp): Promise<void> {
      await expect
        .poll(() => files.some((file) => lastFile.test(file)), { timeout: 30_000 })
        .toBe(true);
      await rest();
    },
    forget() {
      files.length = 0;
    },
  };
}
