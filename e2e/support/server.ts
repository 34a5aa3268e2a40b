import { createServer, type AddressInfo } from 'node:net';
import { startNode, testProgram, type Child } from './child';
import { addHolidayAsAdmin, decideAsManager, type Decision } from './desk';

type Json = Record<string, unknown>;

/**
 * The present of every test that does not set another: a Friday before that day's cutoff, in a
 * month of 30 days.
 */
export const PRESENT = '2026-11-20T10:00:00';

/** Where the two apps are served. */
export interface Origins {
  student: string;
  admin: string;
}

/**
 * The server under test, with what only tests may do to it
 * (apps/api/src/testing/servers/control-routes.ts).
 */
export interface TestServer extends Origins {
  /**
   * The small scenario afresh (apps/api/src/testing/academies/scenario.ts) at `PRESENT`: a few
   * students, their managers, weekday meals, cutoff 14:00.
   */
  reset(): Promise<void>;
  /** Nothing at all, as after an installation; answers the code of the first account. */
  empty(): Promise<string>;
  /**
   * Sets the server's clock, in KST unless the text says otherwise: `2026-11-20T13:59:59.999`. It
   * runs on from there unless `frozen`.
   */
  setClock(at: string, options?: { frozen?: boolean }): Promise<void>;
  /** Changes some of the lunch settings. */
  settings(changes: Json): Promise<void>;
  /** Switches writing off or on, as the operator's command does. */
  setReadOnly(readOnly: boolean): Promise<void>;
  addStudents(
    students: {
      name: string;
      phone: string;
      seat?: string;
      grade?: string;
      school?: string;
      className?: string;
      memo?: string;
      guardians?: { name?: string; phone: string }[];
    }[],
  ): Promise<void>;
  addReservations(
    reservations: { phone: string; date: string; lunch: boolean; dinner: boolean }[],
  ): Promise<void>;
  /** Orders what is due of the caterer, as the server does every few seconds; answers all mails. */
  mailOrders(): Promise<string[]>;
  /** Sends what is due, as the server does every second; answers what the text service took. */
  sendTexts(): Promise<string[]>;
  /** What a browser has after asking its push service, which is one of the test's. */
  addPhone(): Promise<{ endpoint: string; p256dh: string; auth: string }>;
  /** Notifies students what is due, as the server does; answers what their phones were sent. */
  sendPushes(): Promise<{ title: string; body: string; tag: string; page: string }[]>;
  /** Notices, 안내 by default; a 식단표 may name its meals. */
  addNews(
    news: {
      title: string;
      content: string;
      publishedAt: string;
      category?: 'MENU' | 'URGENT';
      menu?: Json[];
    }[],
  ): Promise<void>;
  addPoints(
    points: {
      phone: string;
      incidentDate: string;
      pointType: 'REWARD' | 'PENALTY';
      points: number;
      reason: string;
      voidReason?: string;
    }[],
  ): Promise<void>;
  /**
   * Exams with some fields of their own, else open for ten more days at 30,000 won; answers their
   * ids.
   */
  addMockExams(exams: Json[]): Promise<string[]>;
  changeMockExam(mockExamId: string, fields: Json): Promise<void>;
  addMockRegistrations(registrations: MockRegistration[]): Promise<string[]>;
  setSubjectOptions(text: string): Promise<void>;
  /**
   * Regular schedules in the order of their rows, by default every Tuesday and Thursday 19:00–21:00
   * without an end; answers their ids.
   */
  addSchedules(schedules: Json[]): Promise<string[]>;
  /** A day on which the academy rests. */
  addHoliday(holiday: { date: string; name: string }): Promise<void>;
  /** What a manager decides about a schedule that waits. */
  decideSchedule(scheduleId: string, decision: Decision): Promise<void>;
  /**
   * Reasons of the demo student in the order of their rows, by default a waiting outing of today;
   * answers their ids.
   */
  addReasons(reasons: Json[]): Promise<string[]>;
  /** What a manager decides about a reason that waits. */
  decideReason(reasonId: string, decision: Decision): Promise<void>;
  /**
   * The day of the month before by which a month's schedules should be handed in; null for none.
   */
  setScheduleDeadline(submitDay: number | null): Promise<void>;
}

/** What a schedule is unless a test says otherwise. */
const SCHEDULE = {
  phone: '01012345678',
  type: 'ACADEMY',
  kind: 'OUTING',
  title: '수학학원',
  weekdays: [2, 4],
  from: '19:00',
  to: '21:00',
  place: '',
  memo: '',
  firstDate: '2026-11-03',
  lastDate: null,
  everyWeeks: 1,
  status: 'APPROVED',
};

/** What a reason is unless a test says otherwise. */
const REASON = {
  phone: '01012345678',
  type: 'OUTING',
  date: '2026-11-20',
  arriveAt: null,
  leaveAt: '14:00',
  backAt: '16:00',
  category: 'HOSPITAL',
  text: '치과 진료를 받고 올게요.',
  status: 'PENDING',
};

interface MockRegistration {
  phone: string;
  mockExamId: string;
  onSiteState?: 'confirmed' | 'waiting';
  selectedSubjects?: string[];
  paymentStatus?: 'free' | 'unpaid' | 'confirmed' | 'refund-due' | 'refunded';
  canceled?: true;
}

/** A port that is free at this moment. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const inSeoul = (at: string) => (/(Z|[+-]\d\d:\d\d)$/.test(at) ? at : `${at}+09:00`);

async function launchOnFreePorts(env: Record<string, string>): Promise<Child & Origins> {
  const [student, admin] = [await freePort(), await freePort()];
  const ports = { STUDENT_PORT: String(student), ADMIN_PORT: String(admin) };
  const child = await startNode(
    testProgram('test-server'),
    { ...ports, ENDS_WITH_STDIN: '1', ...env },
    /^ready /m,
  );
  return { ...child, student: `http://localhost:${student}`, admin: `http://localhost:${admin}` };
}

const LAUNCHES = 3;

/**
 * Starts the built apps and the real API on ports of their own, with a database in memory. A port
 * may be taken between the moment it was found free and the server's start: then others are tried.
 */
export async function launchTestServer(env: Record<string, string> = {}): Promise<Child & Origins> {
  for (let launch = 1; ; launch += 1) {
    try {
      return await launchOnFreePorts(env);
    } catch (error) {
      if (launch === LAUNCHES || !String(error).includes('PortTaken')) throw error;
    }
  }
}

/** What tests do to a running test server. */
export function testServer({ student, admin }: Origins): TestServer {
  async function tell<Answer = void>(what: string, body: unknown): Promise<Answer> {
    const answer = await fetch(`${student.replace('localhost', '127.0.0.1')}/__test__/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`/__test__/${what}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    student,
    admin,
    reset: async () => {
      await tell('clock', { now: inSeoul(PRESENT) });
      await tell('reset', {});
    },
    empty: async () => (await tell<{ firstAccountCode: string }>('empty', {})).firstAccountCode,
    setClock: (at, { frozen = false } = {}) => tell('clock', { now: inSeoul(at), frozen }),
    settings: (changes) => tell('settings', changes),
    setReadOnly: (readOnly) => tell('read-only', { readOnly }),
    addStudents: (students) => tell('students', students),
    addReservations: (reservations) => tell('reservations', reservations),
    mailOrders: async () =>
      (await tell<{ mails: { text: string }[] }>('orders', {})).mails.map(({ text }) => text),
    sendTexts: async () => (await tell<{ texts: string[] }>('orders', {})).texts,
    addPhone: () => tell('phones', {}),
    sendPushes: async () =>
      (await tell<{ pushes: Awaited<ReturnType<TestServer['sendPushes']>> }>('pushes', {})).pushes,
    addNews: (news) => tell('news', news),
    addPoints: (points) => tell('points', points),
    addMockExams: async (exams) =>
      (await tell<{ mockExamIds: string[] }>('mock-exams', exams)).mockExamIds,
    changeMockExam: (mockExamId, fields) => tell('mock-exams/change', { mockExamId, ...fields }),
    addMockRegistrations: async (registrations) =>
      (await tell<{ registrationIds: string[] }>('mock-registrations', registrations))
        .registrationIds,
    setSubjectOptions: (text) => tell('subject-options', { text }),
    addSchedules: async (schedules) =>
      (
        await tell<{ scheduleIds: string[] }>(
          'schedules',
          schedules.map((schedule) => ({ ...SCHEDULE, ...schedule })),
        )
      ).scheduleIds,
    addHoliday: (holiday) => addHolidayAsAdmin(admin, holiday),
    decideSchedule: (scheduleId, decision) =>
      decideAsManager(admin, 'schedules', scheduleId, decision),
    addReasons: async (reasons) =>
      (
        await tell<{ reasonIds: string[] }>(
          'reasons',
          reasons.map((reason) => ({ ...REASON, ...reason })),
        )
      ).reasonIds,
    decideReason: (reasonId, decision) => decideAsManager(admin, 'reasons', reasonId, decision),
    setScheduleDeadline: (submitDay) =>
      tell('schedule-settings', {
        submitDay,
        mealTimes: {
          lunch: { from: '12:00', to: '13:00' },
          dinner: { from: '18:00', to: '19:00' },
        },
      }),
  };
}
