import {
  firstClashDay,
  isInForce,
  scheduleEndpoints,
  type ScheduleDraft,
} from '@academy/domain/schedule';
import { aScheduleDraft } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSchedules } from '../../shared/schedule/schedules-db';
import { areAlike, outcomes } from '../../testing/calls/outcomes';
import { persistently } from '../../testing/calls/persistently';
import { newStudents, signIn, type SignedIn } from '../../testing/calls/sign-in';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
beforeEach(async () => void (me = await newStudent()));

const insert = (overrides: Parameters<typeof insertSchedule>[3] = {}) =>
  insertSchedule(server.database.db, new Date(MONDAY), me.id, overrides);
const own = () => readSchedules(server.database.db, me.id);
const draft = (overrides: Partial<ScheduleDraft> = {}) => ({
  ...aScheduleDraft({ firstDate: '2026-03-03', lastDate: null }),
  ...overrides,
});
const call = (
  endpoint: keyof typeof scheduleEndpoints,
  params: object,
  body?: object,
  headers: Record<string, string> = {},
) =>
  persistently(() =>
    server.callEndpoint(
      scheduleEndpoints[endpoint],
      { ...params },
      { token: me.token, headers, ...(body && { body }) },
    ),
  );
const create = (overrides: Partial<ScheduleDraft> = {}) =>
  call('createSchedule', {}, draft(overrides));
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));

/** No two schedules that count want the student at the same time. */
async function expectNoClash() {
  const standing = (await own()).filter((schedule) => isInForce(schedule));
  const clashes = standing.flatMap((one, index) =>
    standing
      .slice(index + 1)
      .map((other) =>
        other.replacesId === one.id || one.replacesId === other.id
          ? null
          : firstClashDay(one, other),
      ),
  );
  expect(clashes.filter((date) => date !== null)).toEqual([]);
}

test('two devices ask for clashing schedules at once: exactly one is granted, the others hear which', async () => {
  const answers = await Promise.all(times(8, (index) => create({ title: `학원 ${index}` })));
  expect(outcomes(answers)).toEqual(['200', ...times(7, () => '409 schedule-clash')]);
  const [granted] = await own();
  const refused = answers.filter(({ status }) => status === 409);
  for (const { body } of refused)
    expect(body).toMatchObject({
      message: `같은 시간에 다른 일정이 있어요. ${granted?.title} · 매주 화·목 19:00–21:00 외출, 3월 3일 (화)부터.`,
    });
  await expectNoClash();
});

test('one waiting schedule edited on two devices: the later one is told what is there now', async () => {
  const scheduleId = await insert({ status: 'PENDING' });
  const answers = await Promise.all(
    times(6, (index) =>
      call('editSchedule', { scheduleId }, { ...draft({ title: `기기 ${index}` }), version: 1 }),
    ),
  );
  expect(outcomes(answers)).toEqual(['200', ...times(5, () => '409 stale')]);
  const [stands] = await own();
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body).toMatchObject({ current: { title: stands?.title, version: 2 } });
});

test('an approved schedule: one change request, whoever asks first', async () => {
  const scheduleId = await insert();
  const answers = await Promise.all(
    times(6, () =>
      call(
        'editSchedule',
        { scheduleId },
        { ...draft({ from: null, kind: 'LATE_ARRIVAL' }), version: 1 },
      ),
    ),
  );
  expect(outcomes(answers)).toEqual(['200', ...times(5, () => '409 change-pending')]);
  expect(await own()).toHaveLength(2);
});

test('last month copied on two devices at once: once', async () => {
  await insert({ firstDate: day('2026-02-01'), lastDate: day('2026-02-28') });
  const answers = await Promise.all(
    times(4, () => call('copySchedules', {}, { month: '2026-03' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await own()).toHaveLength(2);
  await expectNoClash();
});

test('a day is taken back while something else is asked for on it: one of the two', async () => {
  const scheduleId = await insert({ exceptions: [day('2026-03-10')] });
  const extra = draft({
    title: '보강',
    weekdays: [2],
    firstDate: day('2026-03-10'),
    lastDate: day('2026-03-10'),
  });
  const answers = await Promise.all([
    call('restoreOccurrence', { scheduleId, date: '2026-03-10' }),
    call('createSchedule', {}, extra),
  ]);
  expect(outcomes(answers)).toEqual(['200', '409 schedule-clash']);
  await expectNoClash();
});

test('cancelled here and edited there: whatever came first, no half of the plan is left over', async () => {
  const scheduleId = await insert();
  const [cancelled, edited] = await Promise.all([
    call('cancelSchedule', { scheduleId }),
    call('editSchedule', { scheduleId }, { ...draft({ title: '새 시간' }), version: 1 }),
  ]);
  expect(cancelled.status).toBe(200);
  expect(outcomes([edited])).toEqual([edited.status === 200 ? '200' : '409 stale']);
  expect((await own()).map(({ status, lastDate }) => [status, lastDate])).toEqual([
    ['APPROVED', '2026-03-01'],
    ...(edited.status === 200 ? [['CANCELLED', null]] : []),
  ]);
});

test('days cancelled on two devices at once are both kept', async () => {
  const scheduleId = await insert();
  const dates = ['2026-03-03', '2026-03-05', '2026-03-10', '2026-03-12', '2026-03-17'];
  await Promise.all(dates.map((date) => call('cancelOccurrence', { scheduleId, date })));
  expect(await own()).toMatchObject([{ exceptions: dates, version: 1 + dates.length }]);
});

describe('sent ten times with its key: done once, and everybody gets the first answer', () => {
  afterEach(() => server.clock.set(new Date(MONDAY), { frozen: true }));
  const lastMonth = { firstDate: day('2026-02-01'), lastDate: day('2026-02-28') };

  test.each([
    ['createSchedule', {}, draft({ firstDate: day('2026-03-02') }), { title: '다른 학원' }],
    [
      'editSchedule',
      { status: 'PENDING' },
      { ...draft({ firstDate: day('2026-03-02') }), version: 1 },
      { title: '다른 학원' },
    ],
    ['copySchedules', lastMonth, { month: '2026-03' }, { month: '2026-04' }],
  ] as const)('%s', async (endpoint, there, body, different) => {
    const scheduleId = await insert(endpoint === 'createSchedule' ? { weekdays: [6] } : there);
    const send = (change = {}) =>
      call(
        endpoint,
        { scheduleId },
        { ...body, ...change },
        { 'idempotency-key': 'one-tap-of-a-form' },
      );
    const answers = await Promise.all(times(10, () => send()));
    expect(answers[0]?.status).toBe(200);
    expect(areAlike(answers)).toBe(true);
    const after = await own();

    server.clock.set(new Date('2026-03-03T08:00:00+09:00'), { frozen: true });
    me = { ...me, token: await signIn(server, me.id) };
    expect((await send()).body, 'also on the next day, when its first day is past').toEqual(
      answers[0]?.body,
    );
    expect(outcomes([await send(different)])).toEqual(['422 idempotency-mismatch']);
    expect(await own()).toEqual(after);
  });
});
