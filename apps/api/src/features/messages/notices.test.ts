import { attendanceEndpoints } from '@academy/domain/attendance';
import { guardianLinkEndpoints } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { defaultNoticeSettings, messageEndpoints } from '@academy/domain/messages';
import { day } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceMarks,
  attendanceMarkVersions,
  attendanceVisits,
  guardianConsents,
  limits,
  messages,
} from '../../db/schema';
import { takeBack, writtenSchema } from '../../testing/calls/take-back';
import { agreeToNotices } from '../../testing/calls/save-notices';
import { insertStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { startTextService } from '../../testing/servers/text-service';
import { openChannels } from './channels/open-channels';
import { expireCopies } from './outbox-db';
import { sendNext } from './send-due';
import { noticeSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';

/** A Monday with eight periods on the hour from 14:00. */
const date = day('2026-03-02');
const MOTHER = '01077778888';
const on = (text: string) => ({ on: true, text, templateId: '' });
const settings = {
  ...defaultNoticeSettings,
  arrived: on('{이름} {시각} 등원'),
  left: on('{이름} {시각} 하원'),
};

let server: TestApp;
let token: string;
let older: StudentId;
let younger: StudentId;
let other: StudentId;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  const family = { guardians: [{ phone: MOTHER }] };
  older = await insertStudent(db, { name: '한별', phone: '01055550001', ...family });
  younger = await insertStudent(db, { name: '한솔', phone: '01055550002', ...family });
  other = await insertStudent(db, { name: '남남', phone: '01055550003' });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [
    messages,
    guardianConsents,
    attendanceVisits,
    attendanceMarkVersions,
    attendanceMarks,
    attendanceDays,
  ])
    await db.delete(table);
  await forgetSettings(db, noticeSetting);
  await at('13:50');
});

async function at(clock: string, onDay = date) {
  server.clock.set(new Date(`${onDay}T${clock}:00+09:00`), { frozen: true });
  token = await server.managerToken('admin');
}
const call = (...[endpoint, params, options]: Parameters<TestApp['callEndpoint']>) =>
  server.callEndpoint(endpoint, params, { token, ...options });
async function save(body: unknown) {
  const { headers } = await call(messageEndpoints.noticeSettings, {});
  return call(
    messageEndpoints.saveNoticeSettings,
    {},
    { body, headers: { 'if-match': headers.get('etag') ?? '' } },
  );
}
const agree = (studentIds: StudentId[], agreedOn: string | null = date) =>
  agreeToNotices(server, token, studentIds, { agreedOn });
const bases = new Map<string, number>();
async function visit(studentId: StudentId, value: object, onDay = date) {
  const key = `${onDay} ${studentId}`;
  const [row] = await server.database.db
    .select({ version: attendanceVisits.version })
    .from(attendanceVisits)
    .where(
      sql`${attendanceVisits.date} = ${onDay} and ${attendanceVisits.studentId} = ${studentId}`,
    );
  bases.set(key, row?.version ?? 0);
  const edit = { studentId, arrivedAt: null, leftAt: null, outings: [], base: bases.get(key) };
  const answer = await call(
    attendanceEndpoints.saveVisits,
    { date: onDay },
    { body: { edits: [{ ...edit, ...value }] } },
  );
  expect(answer.status, answer.text).toBe(200);
}
const written = async () =>
  (await server.database.db.select().from(messages).orderBy(messages.id)).map(
    ({ text, state, failure }) => [text, failure ?? state],
  );

describe('a visit', () => {
  test('nobody is notified until the academy wants it and the guardian agrees', async () => {
    await visit(older, { arrivedAt: '13:40' });
    await save(settings);
    await visit(younger, { arrivedAt: '13:45' });
    await agree([older]);
    await visit(other, { arrivedAt: '13:45' });
    expect(await written()).toEqual([]);
  });

  test('is sent to the guardian, once for each change', async () => {
    await save(settings);
    await agree([older]);
    await visit(older, { arrivedAt: '13:40' });
    await visit(older, { arrivedAt: '13:41' });
    await visit(younger, { arrivedAt: '13:45' });
    await at('22:00');
    await visit(older, { arrivedAt: '13:41', leftAt: '21:50' });
    const rows = await server.database.db.select().from(messages).orderBy(messages.id);
    expect(rows).toMatchObject([
      { text: '한별 13:40 등원', recipient: MOTHER, studentId: older, channel: 'copy' },
      { text: '한솔 13:45 등원', studentId: younger },
      { text: '한별 21:50 하원', state: 'waiting' },
    ]);
  });

  test('that is taken back does not go out; the true one does', async () => {
    await save(settings);
    await agree([older]);
    await visit(older, { arrivedAt: '13:40' });
    await visit(older, {});
    await visit(older, { arrivedAt: '13:50' });
    expect(await written()).toEqual([
      ['한별 13:40 등원', 'taken-back'],
      ['한별 13:50 등원', 'waiting'],
    ]);
  });

  test('of another day, and what closing a day supposes, are no news', async () => {
    await save(settings);
    await agree([older]);
    await at('10:00', day('2026-03-03'));
    await visit(older, { arrivedAt: '14:00' });
    expect(await written()).toEqual([]);
    await at('23:00', day('2026-03-03'));
    await visit(older, { arrivedAt: '14:00' }, day('2026-03-03'));
    const { body } = await call(attendanceEndpoints.attendanceDay, { date: '2026-03-03' });
    const { revision } = attendanceEndpoints.attendanceDay.response.parse(body);
    await call(attendanceEndpoints.closeDay, { date: '2026-03-03' }, { body: { revision } });
    expect(await written()).toEqual([['한별 14:00 등원', 'waiting']]);
  });
});

describe('consent', () => {
  test('is of a number: brothers and sisters share it; who has none is named', async () => {
    const { body } = await agree([older]);
    expect(body).toMatchObject({
      content: [{ studentName: '한별', phone: '010-****-8888', agreedOn: date, stoppedAt: null }],
    });
    const all = await call(guardianLinkEndpoints.guardianConsents, {});
    expect(all.body).toMatchObject({
      content: expect.arrayContaining([
        expect.objectContaining({ studentName: '한솔', agreedOn: date }),
        expect.objectContaining({ studentName: '남남', guardianId: null, phone: null }),
      ]),
    });
    const one = await server.api(token).guardianConsents({ query: { studentId: younger } });
    expect(one).toMatchObject({ content: [{ studentName: '한솔', agreedOn: date }] });
  });

  test('withdrawn: what still waits does not go out', async () => {
    await save(settings);
    await agree([older]);
    await visit(older, { arrivedAt: '13:40' });
    await agree([older], null);
    await visit(younger, { arrivedAt: '13:45' });
    expect(await written()).toEqual([['한별 13:40 등원', 'stopped']]);
  });

  test('nobody agreed tomorrow', async () => {
    expect((await agree([older], '2026-03-03')).body).toMatchObject({
      errors: { agreedOn: '동의한 날은 오늘까지 입력할 수 있습니다.' },
    });
  });

  test('whoever stopped it is asked again before it goes on', async () => {
    await agree([older]);
    await server.database.db
      .update(guardianConsents)
      .set({ stoppedAt: new Date('2026-03-02T12:00:00+09:00') })
      .where(eq(guardianConsents.phone, MOTHER));
    const stopped = async (agreedOn: string) =>
      guardianLinkEndpoints.saveGuardianConsents.response.parse(
        (await agree([older], agreedOn)).body,
      ).content[0]?.stoppedAt;
    expect(await stopped('2026-03-01')).not.toBeNull();
    expect(await stopped('2026-03-02')).toBeNull();
  });
});

describe('settings', () => {
  test('off at first; saved, and taken back', async () => {
    const { body } = await call(messageEndpoints.noticeSettings, {});
    expect(body).toMatchObject({ settings: defaultNoticeSettings, version: 0 });
    await save({ ...settings, perMinute: 60 });
    const saved = writtenSchema.parse((await save(settings)).body);
    await takeBack(server, token, saved);
    expect((await call(messageEndpoints.noticeSettings, {})).body).toMatchObject({
      settings: { perMinute: 60 },
    });
  });

  test.each([
    [{ arrived: on('등원') }, 'arrived'],
    [{ channel: 'alimtalk' }, 'arrived'],
    [{ quiet: true, quietFrom: '08:00', quietTo: '08:00' }, 'quietTo'],
  ])('%j: says which field', async (wrong, field) => {
    const answer = await save({ ...settings, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});

test('what nobody has copied within half a day is given up', async () => {
  await save(settings);
  await agree([older]);
  await visit(older, { arrivedAt: '13:40' });
  const { db } = server.database;
  const after = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
  expect(await expireCopies(db, after(12 * 60 - 1))).toBe(0);
  expect(await expireCopies(db, after(12 * 60))).toBe(1);
  expect(await written()).toEqual([['한별 13:40 등원', 'too-late']]);
});

test('what is to be copied stands as such until somebody says that it went out', async () => {
  await save(settings);
  await agree([older]);
  await visit(older, { arrivedAt: '13:40' });
  const list = () => server.api(token).messages({ query: { progress: 'to-copy' } });
  const before = await list();
  expect(before).toMatchObject({
    content: [
      { student: { id: older, name: '한별' }, kind: 'arrived', recipient: '010-****-8888' },
    ],
    figures: { toCopy: 1, waiting: 0 },
  });
  const mark = () =>
    call(
      messageEndpoints.markMessagesSent,
      {},
      { body: { messageIds: before.content.map(({ id }) => id) } },
    );
  expect((await mark()).body).toEqual({ marked: 1 });
  expect((await mark()).body).toEqual({ marked: 0 });
  expect(await list()).toMatchObject({ content: [], figures: { toCopy: 0, sent: 1 } });
  const of = async (studentId: StudentId) =>
    (await server.api(token).messages({ query: { studentId, kind: 'arrived' } })).content.length;
  expect([await of(older), await of(younger)]).toEqual([1, 0]);
});

describe('by text', () => {
  const texts = { ...settings, channel: 'sms' as const };
  let service: Awaited<ReturnType<typeof startTextService>>;
  beforeAll(async () => void (service = await startTextService()));
  afterAll(() => service.close());
  beforeEach(() => {
    service.accept();
    service.taken.length = 0;
  });
  const work = async () => {
    const { db } = server.database;
    const channels = async () => openChannels(service.env);
    const sending = { db, clock: server.clock.now, channels };
    while (await sendNext(sending));
  };
  const setUp = async (more = {}) => {
    await save({ ...texts, ...more });
    await agree([older]);
  };

  test('goes out once, and costs what the academy said', async () => {
    await setUp();
    await visit(older, { arrivedAt: '13:40' });
    await Promise.all([work(), work()]);
    await work();
    expect(service.taken).toMatchObject([{ to: MOTHER, text: '한별 13:40 등원' }]);
    const { content, figures } = await server.api(token).messages({ query: {} });
    expect(content).toMatchObject([{ state: 'sent', tries: 1, cost: 18, channel: 'sms' }]);
    expect(figures.cost).toBe(18);
  });

  test('an answer that was lost sends nothing twice', async () => {
    await setUp();
    service.loseAnswers();
    await visit(older, { arrivedAt: '13:40' });
    await work();
    expect(await written()).toEqual([['한별 13:40 등원', 'unreachable']]);
    service.accept();
    await at('13:51');
    await work();
    expect([await written(), service.taken.length]).toEqual([[['한별 13:40 등원', 'sent']], 1]);
  });

  test('by night it waits for the morning', async () => {
    await setUp({ quiet: true, quietFrom: '13:00', quietTo: '15:00' });
    await visit(older, { arrivedAt: '13:40' });
    await work();
    await at('14:59');
    await work();
    expect(service.taken).toEqual([]);
    await at('15:00');
    await work();
    expect(service.taken).toHaveLength(1);
  });

  test(
    'what failed late in the evening waits for the morning, and is no news by then',
    { tags: 'ci' },
    async () => {
      await setUp({ quiet: true, quietFrom: '13:51', quietTo: '17:00' });
      service.refuse(500, {});
      await visit(older, { arrivedAt: '13:40' });
      await at('13:50');
      await work();
      await at('13:51');
      await work();
      const [row] = await server.database.db.select().from(messages);
      expect(row?.nextAt).toEqual(new Date(`${date}T17:00:00+09:00`));
      service.accept();
      await at('17:00');
      await work();
      expect([await written(), service.taken]).toEqual([[['한별 13:40 등원', 'too-late']], []]);
    },
  );

  test('by 알림톡 with the approved template, and what it says there', async () => {
    await setUp({
      channel: 'alimtalk',
      arrived: { ...settings.arrived, templateId: 'KA01TP0001' },
      left: { ...settings.left, templateId: 'KA01TP0002' },
    });
    await visit(older, { arrivedAt: '13:40' });
    await work();
    expect(service.taken).toMatchObject([
      {
        text: '한별 13:40 등원',
        kakaoOptions: {
          templateId: 'KA01TP0001',
          variables: { '#{이름}': '한별', '#{시각}': '13:40' },
        },
      },
    ]);
  });

  test('no more in a minute than the academy wants; the rest follows', async () => {
    await setUp({ perMinute: 1 });
    await visit(older, { arrivedAt: '13:40' });
    await visit(younger, { arrivedAt: '13:40' });
    await work();
    expect(service.taken).toHaveLength(1);
    await at('13:51');
    await work();
    expect(service.taken).toHaveLength(2);
  });

  test('a test goes to whoever tries it out', async () => {
    const tryOut = (phone: string) =>
      call(messageEndpoints.sendTestNotice, {}, { body: { phone } });
    expect((await tryOut('02-123-4567')).body).toMatchObject({
      errors: { phone: '휴대폰 번호를 01012345678처럼 입력하세요.' },
    });
    expect((await tryOut('010-1234-5678')).body).toMatchObject({ recipient: '010-****-5678' });
    await work();
    expect(service.taken).toMatchObject([{ to: '01012345678' }]);
  });

  test('five tests an hour for the whole academy, then a sentence says when the next one may go', async () => {
    await server.database.db.delete(limits);
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        call(
          messageEndpoints.sendTestNotice,
          {},
          { body: { phone: `010${String(12_345_000 + n).padStart(8, '0')}` } },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'rate-limited',
      message: '테스트는 한 시간에 5건까지 보낼 수 있습니다. 60분 뒤에 다시 보내세요.',
    });
  });
});
