import {
  absenceReasonSchema,
  reasonEndpoints,
  reasonsSliceSchema,
  type ReasonDraft,
} from '@academy/domain/reasons';
import { aReasonDraft } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertReason } from '../../testing/data/some-reason';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
/** Each test uses its own student. */
beforeEach(async () => void (me = await newStudent()));

const insert = (overrides: Parameters<typeof insertReason>[3] = {}, studentId = me.id) =>
  insertReason(server.database.db, now, studentId, overrides);
const draft = (overrides: Partial<Record<keyof ReasonDraft | 'version', unknown>> = {}) => ({
  ...aReasonDraft({ date: '2026-03-05' }),
  ...overrides,
});
const call = (endpoint: keyof typeof reasonEndpoints, params: object, body?: object) =>
  server.callEndpoint(
    reasonEndpoints[endpoint],
    { ...params },
    { token: me.token, ...(body && { body }) },
  );
const submit = (overrides: Parameters<typeof draft>[0] = {}) =>
  call('submitReason', {}, draft(overrides));
const edit = (reasonId: string, overrides: Parameters<typeof draft>[0] = {}) =>
  call('editReason', { reasonId }, draft({ version: 1, ...overrides }));
const withdraw = (reasonId: string) => call('withdrawReason', { reasonId });
const list = async (query = '') =>
  reasonsSliceSchema.parse(
    (await server.call('GET', `/api/students/me/reasons${query}`, { token: me.token })).body,
  );

describe('POST /students/me/reasons', () => {
  test('answers the receipt: number, state and time', async () => {
    const answer = await submit({ text: ' 치과 진료 ', arriveAt: '10:00' });
    expect(answer.status).toBe(200);
    const reason = absenceReasonSchema.parse(answer.body);
    expect(reason).toEqual({
      id: reason.id,
      receiptNumber: `20260302-${reason.id.padStart(4, '0')}`,
      type: 'OUTING',
      date: '2026-03-05',
      arriveAt: null,
      leaveAt: '14:00',
      backAt: '16:00',
      category: 'HOSPITAL',
      text: '치과 진료',
      status: 'PENDING',
      rejectReason: null,
      decidedByName: null,
      decidedAt: null,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      version: 1,
      byGuardian: false,
      attachments: [],
    });
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, me.id));
    expect(entries).toMatchObject([
      { action: 'submit-reason', entity: 'absence-reasons', entityId: reason.id },
    ]);
  });

  test.each([
    ['seven days back', { date: '2026-02-23' }, 200, {}],
    [
      'eight days back',
      { date: '2026-02-22' },
      400,
      { date: '2월 23일 (월)부터 제출할 수 있어요. 더 지난 날은 데스크에 문의해 주세요.' },
    ],
    ['sixty days ahead', { date: '2026-05-01' }, 200, {}],
    [
      'sixty-one days ahead',
      { date: '2026-05-02' },
      400,
      { date: '5월 1일 (금)까지 제출할 수 있어요.' },
    ],
    [
      'late without a time',
      { type: 'LATE', arriveAt: null },
      400,
      { arriveAt: '도착하는 시각을 입력해 주세요.' },
    ],
    [
      'back before leaving',
      { leaveAt: '16:00', backAt: '14:00' },
      400,
      { backAt: '돌아오는 시각은 나가는 시각보다 늦어야 해요.' },
    ],
    ['no text', { text: '  ' }, 400, { text: '사유를 입력해 주세요.' }],
    ['300 characters', { text: '가'.repeat(300) }, 200, {}],
    ['301 characters', { text: '가'.repeat(301) }, 400, { text: '300자 이하로 입력해 주세요.' }],
  ])('%s', async (_, overrides, status, errors) => {
    const answer = await submit(overrides);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(
      status === 200 ? { status: 'PENDING' } : { code: 'validation-failed', errors },
    );
  });

  test('a second one for that day and type is refused, and the first is handed over', async () => {
    const id = await insert();
    const answer = await submit({ leaveAt: '10:00', backAt: '11:00' });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'reason-exists',
        message: '이 날 같은 사유를 이미 제출했어요. 제출한 내용을 확인해 주세요.',
        existing: { id, leaveAt: '14:00' },
      },
    });
    expect((await submit({ type: 'ABSENT' })).status).toBe(200);
    expect((await submit({ date: '2026-03-06' })).status).toBe(200);
  });

  test.each([
    ['WITHDRAWN', 200],
    ['REJECTED', 200],
    ['APPROVED', 409],
  ] as const)('after a %s one: %i', async (status, expected) => {
    await insert({ status, rejectReason: '안 돼요.' });
    expect((await submit()).status).toBe(expected);
  });

  test.each([
    ['type', 'SICK'],
    ['category', 'NO'],
    ['date', '2026-02-30'],
    ['leaveAt', '25:00'],
    ['text', 'x'.repeat(2001)],
    ['backAt', undefined],
  ])('a wrong %s: 400 that names it', async (field, value) => {
    expect(await submit({ [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.stringMatching(/[가-힣]/) } },
    });
  });
});

describe('GET /students/me/reasons', () => {
  test('newest day first, slice after slice; what was submitted this month is counted', async () => {
    await insert({ text: '남의 것' }, (await newStudent()).id);
    for (let index = 1; index <= 7; index += 1)
      await insert({
        date: day(`2026-03-0${index}`),
        text: `${index}`,
        status: index === 3 ? 'WITHDRAWN' : 'PENDING',
      });
    await insert({ date: day('2026-02-28'), text: '지난달' });
    await insert({ date: day('2026-03-07'), type: 'ABSENT', text: '같은 날 나중' });
    const first = await list('?size=5');
    expect(first).toMatchObject({
      hasNext: true,
      submittedThisMonth: 7,
      lastId: first.content.at(-1)?.id,
    });
    const second = await list(`?size=5&lastId=${first.lastId}`);
    expect(second).toMatchObject({ hasNext: false, submittedThisMonth: 7 });
    expect([...first.content, ...second.content].map(({ text }) => text)).toEqual([
      '같은 날 나중',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
      '지난달',
    ]);
  });

  test('of one day, of one state', async () => {
    await insert({ date: day('2026-03-05') });
    await insert({
      date: day('2026-03-06'),
      status: 'REJECTED',
      rejectReason: '증빙이 필요해요.',
      decidedBy: server.managers[1] ?? null,
      decidedAt: now,
    });
    expect((await list('?date=2026-03-05')).content).toMatchObject([{ date: '2026-03-05' }]);
    expect((await list('?status=REJECTED')).content).toMatchObject([
      { rejectReason: '증빙이 필요해요.', decidedByName: '오매니저', decidedAt: now.toISOString() },
    ]);
    expect(await list('?date=2026-03-07')).toEqual({
      content: [],
      hasNext: false,
      lastId: null,
      submittedThisMonth: 2,
    });
  });

  test.each([
    ['lastId=abc', 'lastId'],
    ['status=MAYBE', 'status'],
    ['date=2026-02-30', 'date'],
    ['size=101', 'size'],
  ])('%s: 400', async (query, field) => {
    expect(
      await server.call('GET', `/api/students/me/reasons?${query}`, { token: me.token }),
    ).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.stringMatching(/[가-힣]/) } },
    });
  });

  test('somebody else’s reason as lastId opens nothing', async () => {
    const theirs = await insert({}, (await newStudent()).id);
    await insert();
    expect((await list(`?lastId=${theirs}`)).content).toEqual([]);
  });
});

describe('PUT /students/me/reasons/{reasonId}, DELETE /students/me/reasons/{reasonId}', () => {
  test('a waiting one changes and keeps its receipt', async () => {
    const id = await insert();
    const answer = await edit(id, { type: 'LATE', arriveAt: '10:30', text: '지하철 지연' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id,
        type: 'LATE',
        arriveAt: '10:30',
        leaveAt: null,
        backAt: null,
        text: '지하철 지연',
        status: 'PENDING',
        version: 2,
        receiptNumber: expect.stringMatching(/^20260302-/),
      },
    });
  });

  test('its own day may stay although it lies too far back by now', async () => {
    const id = await insert({ date: day('2026-02-01') });
    expect((await edit(id, { date: '2026-02-01' })).status).toBe(200);
  });

  test('it may not take the place of another one', async () => {
    await insert({ date: day('2026-03-06') });
    const id = await insert();
    expect(await edit(id, { date: '2026-03-06' })).toMatchObject({
      status: 409,
      body: { code: 'reason-exists' },
    });
  });

  test('somebody else was faster: 409 with what is there now', async () => {
    const id = await insert({ version: 2 });
    expect(await edit(id)).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { id, version: 2 } },
    });
  });

  test('a withdrawn one leaves room; repeated, withdrawing answers the same', async () => {
    const id = await insert();
    const first = await withdraw(id);
    expect(first).toMatchObject({ status: 200, body: { status: 'WITHDRAWN', version: 2 } });
    expect(await withdraw(id)).toMatchObject({ status: 200, text: first.text });
    expect((await submit()).status).toBe(200);
  });

  test.each([
    ['APPROVED', 'reason-approved'],
    ['REJECTED', 'reason-rejected'],
  ] as const)('%s: neither can be done (409 %s)', async (status, code) => {
    const id = await insert({ status, rejectReason: '안 돼요.' });
    expect([await edit(id), await withdraw(id)]).toMatchObject([
      { status: 409, body: { code } },
      { status: 409, body: { code } },
    ]);
  });

  test('a withdrawn one cannot be edited', async () => {
    expect(await edit(await insert({ status: 'WITHDRAWN' }))).toMatchObject({
      status: 409,
      body: { code: 'reason-withdrawn' },
    });
  });

  test('another student’s is 403, none is 404', async () => {
    const theirs = await insert({ leaveAt: clockTime('09:00') }, (await newStudent()).id);
    const statuses = [];
    for (const id of [theirs, '999999', 'abc'])
      statuses.push((await edit(id)).status, (await withdraw(id)).status);
    expect(statuses).toEqual([403, 403, 404, 404, 404, 404]);
  });
});
