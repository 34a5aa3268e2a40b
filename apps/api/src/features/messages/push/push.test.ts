import { defaultPushSettings as OFF, pushEndpoints as endpoints } from '@academy/domain/messages';
import type { PushSettings } from '@academy/domain/messages';
import { studentLoginSchema } from '@academy/domain/login';
import { mockEndpoints } from '@academy/domain/mocks';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { studentEndpoints } from '@academy/domain/students';
import { day, month } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  messages,
  news,
  sendingKeys,
  pushSubscriptions,
  reservations,
  studentAllergens,
  students,
} from '../../../db/schema';
import { takeBack, writtenSchema } from '../../../testing/calls/take-back';
import { newStudents, type SignedIn } from '../../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { insertNews } from '../../../testing/data/some-news';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { startPushService } from '../../../testing/servers/push-service';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { pushChannel } from '../channels/push';
import { sendNext } from '../send-due';
import { pushDue } from './push-due';
import { readPushKeys } from './push-keys-db';

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestApp({ env: { PUSH_SERVICES: service.origin } });
  newStudent = newStudents(server);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  at('2026-03-02T12:00:00+09:00');
  const { db } = server.database;
  for (const table of [messages, pushSubscriptions, reservations, news, studentAllergens])
    await db.delete(table);
  service.taken.length = 0;
  service.accept();
  me = await newStudent();
});

const at = (instant: string) => server.clock.set(new Date(instant), { frozen: true });
const ask = (
  name: keyof typeof endpoints,
  body?: unknown,
  { token }: Pick<SignedIn, 'token'> = me,
) => server.callEndpoint(endpoints[name], {}, { token, ...(body !== undefined && { body }) });

/** A student's browser that is notified as they chose. */
async function told(wish: Partial<PushSettings>, by: SignedIn = me) {
  const browser = service.subscribe();
  await ask('subscribePush', browser.subscription, by);
  await ask('savePushSettings', { ...OFF, ...wish }, by);
  return browser;
}
/** What the server does beside answering, once. */
async function work(): Promise<void> {
  const { db } = server.database;
  const clock = server.clock.now;
  await pushDue(db, clock());
  const push = pushChannel({ db, clock, keys: server.keys, env: {} });
  const channels = async () => ({ push });
  while (await sendNext({ db, clock, channels }));
}
const rows = () => server.database.db.select().from(messages);
const devices = () => server.database.db.$count(pushSubscriptions);

async function decideReason(decision: 'approve' | 'reject') {
  const { db } = server.database;
  const id = await insertReason(db, server.clock.now(), me.id);
  return server.callEndpoint(
    scheduleManagementEndpoints.decideReasons,
    {},
    {
      token: await server.managerToken(),
      body: { decision, reason: '진단서가 없어요', items: [{ id, version: 1 }] },
    },
  );
}

describe('the own settings', () => {
  test('nothing is on until somebody asks; the key is the same at every asking', async () => {
    const { body } = await ask('ownPush');
    expect(body).toMatchObject({ settings: OFF, thisDevice: false });
    expect((await ask('ownPush')).body).toEqual(body);
    expect(await server.database.db.$count(sendingKeys)).toBe(1);
  });

  test('a device is notified from subscribing until it leaves', async () => {
    const { subscription } = service.subscribe();
    await ask('subscribePush', subscription);
    expect((await ask('subscribePush', subscription)).body).toMatchObject({ thisDevice: true });
    expect(await devices()).toBe(1);
    expect((await ask('unsubscribePush')).body).toMatchObject({ thisDevice: false });
    expect(await devices()).toBe(0);
  });

  test('a browser on which somebody else signs in is theirs', async () => {
    const { subscription } = await told({ answers: true });
    const other = await newStudent();
    await ask('subscribePush', subscription, other);
    expect((await ask('ownPush')).body).toMatchObject({ thisDevice: false });
    await decideReason('approve');
    await work();
    expect(service.taken).toEqual([]);
  });

  test('the server calls no address that is no push service', async () => {
    const endpoint = 'http://169.254.169.254/latest';
    const { subscription } = service.subscribe();
    expect(await ask('subscribePush', { ...subscription, endpoint })).toMatchObject({
      status: 400,
      body: { errors: { endpoint: '이 브라우저의 알림 서비스는 지원하지 않아요.' } },
    });
    expect(await devices()).toBe(0);
  });

  test('the key that the operator has set is the one that browsers are told', async () => {
    const privateKey = Buffer.alloc(32, 7).toString('base64url');
    const { db } = server.database;
    const given = await readPushKeys({ db, keys: server.keys, given: privateKey }, new Date());
    expect(given.privateKey).toBe(privateKey);
    expect(Buffer.from(given.publicKey, 'base64url')).toHaveLength(65);
  });
});

describe('signing out', () => {
  test('ends the device’s notifications', async () => {
    const browser = server.browser();
    const { body } = await browser.call('POST', '/api/students/login', {
      body: { phoneNumber: '01012345678' },
    });
    const { accessToken: token } = studentLoginSchema.parse(body);
    await told({ answers: true }, { id: me.id, token });
    expect(await devices()).toBe(1);
    await browser.call('POST', '/api/students/logout');
    expect(await devices()).toBe(0);
  });

  test('managers who end the logins of a student end that, too', async () => {
    await told({ answers: true });
    await server.callEndpoint(
      studentEndpoints.signOutStudent,
      { studentId: me.id },
      { token: await server.managerToken() },
    );
    expect(await devices()).toBe(0);
  });

  test('whoever left is told nothing', async () => {
    await told({ answers: true });
    await server.database.db.update(students).set({ status: 'LEFT' }).where(eq(students.id, me.id));
    await decideReason('approve');
    await work();
    expect(service.taken).toEqual([]);
  });
});

describe('answers', () => {
  test('written with the decision, read by the one browser, with no word of the reason', async () => {
    const { name } = await told({ answers: true });
    await decideReason('reject');
    await work();
    expect(service.taken).toEqual([
      {
        device: name,
        title: '사유가 반려됐어요',
        body: '눌러서 확인해 주세요.',
        page: '/submit',
        tag: (await rows())[0]?.uid,
        topic: (await rows())[0]?.uid.replaceAll('-', ''),
        ttl: 12 * 3_600,
      },
    ]);
    expect(await rows()).toMatchObject([{ state: 'sent', cost: 0, channel: 'push' }]);
    await work();
    expect(service.taken).toHaveLength(1);
  });

  test('a schedule, and a seat that became free', async () => {
    await told({ answers: true });
    const { db } = server.database;
    const now = server.clock.now();
    const id = await insertSchedule(db, now, me.id, { status: 'PENDING' });
    await server.callEndpoint(
      scheduleManagementEndpoints.decideSchedules,
      {},
      {
        token: await server.managerToken(),
        body: { decision: 'approve', reason: '', items: [{ id, version: 1 }] },
      },
    );
    const exam = await insertExam(db, now, {
      allowOnSiteExam: true,
      onSiteCapacity: 1,
    });
    const first = await newStudent();
    const registration = await insertRegistration(db, now, {
      studentId: first.id,
      mockExamId: exam,
      onSiteState: 'confirmed',
      onSiteExam: true,
    });
    await insertRegistration(db, now, {
      studentId: me.id,
      mockExamId: exam,
      onSiteState: 'waiting',
      onSiteExam: true,
      waitingOrder: 1,
    });
    await server.callEndpoint(
      mockEndpoints.cancelRegistration,
      { registrationId: registration },
      { token: first.token },
    );
    await work();
    expect(service.taken.map(({ title, page }) => [title, page])).toEqual([
      ['정기일정이 승인됐어요', '/regular-schedule'],
      ['모의고사 현장 자리가 났어요', '/mocks'],
    ]);
  });

  test('not to whoever did not ask for it', async () => {
    await told({ menu: true, cutoff: true });
    await decideReason('approve');
    expect(await rows()).toEqual([]);
  });

  test('switched off, what waits does not go out', async () => {
    await told({ answers: true });
    await decideReason('approve');
    await ask('savePushSettings', OFF);
    await work();
    expect(await rows()).toMatchObject([{ state: 'dead', failure: 'stopped' }]);
    expect(service.taken).toEqual([]);
  });

  test('by night it waits for the morning', async () => {
    await told({ answers: true });
    at('2026-03-02T23:30:00+09:00');
    await decideReason('approve');
    at('2026-03-03T06:59:59+09:00');
    await work();
    expect(service.taken).toEqual([]);
    at('2026-03-03T07:00:00+09:00');
    await work();
    expect(service.taken).toMatchObject([{ title: '사유가 승인됐어요' }]);
  });
});

test('taken back before the morning, nothing is reported', async () => {
  await told({ answers: true });
  at('2026-03-02T23:30:00+09:00');
  const decided = writtenSchema.parse((await decideReason('approve')).body);
  await takeBack(server, await server.managerToken(), decided);
  expect(await rows()).toMatchObject([{ state: 'dead', failure: 'taken-back' }]);
});

describe('the push service', () => {
  test('a device that it does not know any more is forgotten', async () => {
    const { name } = await told({ answers: true });
    service.forget(name);
    await decideReason('approve');
    await work();
    expect(await rows()).toMatchObject([{ state: 'dead', failure: 'recipient-refused' }]);
    expect(await devices()).toBe(0);
  });

  test('an answer that was lost: it is sent again, and the phone shows it once', async () => {
    await told({ answers: true });
    await decideReason('approve');
    service.loseAnswers();
    await work();
    service.accept();
    at('2026-03-02T12:01:00+09:00');
    await work();
    expect(service.taken).toHaveLength(2);
    expect(service.shown()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  test.each([
    [503, 'refused'],
    [403, 'login-refused'],
  ])('%i: it waits', async (status, failure) => {
    await told({ answers: true });
    await decideReason('approve');
    service.refuse(status);
    await work();
    expect(await rows()).toMatchObject([{ state: 'waiting', failure }]);
    expect(await devices()).toBe(1);
  });

  test('a device with keys that are none is forgotten', async () => {
    const { subscription } = service.subscribe();
    await ask('subscribePush', { ...subscription, p256dh: 'B'.repeat(87) });
    await ask('savePushSettings', { ...OFF, answers: true });
    await decideReason('approve');
    await work();
    expect(await rows()).toMatchObject([{ state: 'dead', failure: 'recipient-refused' }]);
    expect(await devices()).toBe(0);
  });

  test('a device that signed out meanwhile gets nothing', async () => {
    await told({ answers: true });
    await decideReason('approve');
    await ask('unsubscribePush');
    await work();
    expect(await rows()).toMatchObject([{ state: 'dead', failure: 'stopped' }]);
    expect(service.taken).toEqual([]);
  });
});

describe('by the clock', () => {
  const dish = (name: string, ...allergens: number[]) => ({ name, allergens });
  const menu = () =>
    insertNews(server.database.db, {
      category: 'MENU',
      month: month('2026-03'),
      publishedAt: new Date('2026-02-28T00:00:00Z'),
      menu: [
        { date: day('2026-03-03'), meal: 'lunch', dishes: [dish('쌀밥'), dish('새우볶음', 9)] },
      ],
    });

  test("tomorrow's menu at the chosen hour, with what the student must not eat, once", async () => {
    await server.database.db
      .insert(studentAllergens)
      .values({ studentId: me.id, allergens: [9], updatedAt: new Date() });
    await told({ menu: true });
    at('2026-03-02T19:00:00+09:00');
    await work();
    expect(await rows()).toEqual([]);
    await menu();
    at('2026-03-02T18:59:59+09:00');
    await work();
    expect(await rows()).toEqual([]);
    at('2026-03-02T19:30:00+09:00');
    await Promise.all([work(), work()]);
    await work();
    expect(service.taken).toMatchObject([
      {
        title: '내일 도시락 · 3월 3일 (화)',
        body: '알레르기 주의 · 새우볶음(새우)\n점심: 쌀밥, 새우볶음',
        page: '/student-calendar?open=menu-2026-03-03',
        ttl: 4.5 * 3_600,
      },
    ]);
  });

  test('an hour before the cutoff, to whoever has chosen nothing', async () => {
    await told({ cutoff: true });
    const other = await newStudent();
    await told({ cutoff: true }, other);
    await server.database.db.insert(reservations).values({
      studentId: other.id,
      date: day('2026-03-03'),
      lunch: true,
      dinner: false,
      updatedAt: server.clock.now(),
      updatedByKind: 'student',
    });
    at('2026-03-02T12:59:59+09:00');
    await work();
    expect(service.taken).toEqual([]);
    at('2026-03-02T13:00:00+09:00');
    await Promise.all([work(), work()]);
    expect(service.taken).toMatchObject([
      {
        title: '도시락 신청이 곧 마감돼요',
        body: '3월 3일 (화) 도시락을 아직 고르지 않았어요. 14:00에 마감돼요.',
        ttl: 3_600,
      },
    ]);
  });
});

test('managers see what went out, and no address of a device', async () => {
  await told({ answers: true });
  await decideReason('approve');
  await work();
  const { text, body } = await server.call('GET', '/api/admin/messages?month=2026-03', {
    token: await server.managerToken(),
  });
  expect(body).toMatchObject({ content: [{ kind: 'reason-answer', recipient: '앱 알림' }] });
  expect(text).not.toContain('127.0.0.1');
});
