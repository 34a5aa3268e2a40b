import { mealEndpoints } from '@academy/domain/meals';
import { mealQuestionEndpoints, mealQuestionsSchema } from '@academy/domain/meal-questions';
import { calendarEndpoints } from '@academy/domain/calendar';
import { operationEndpoints } from '@academy/domain/operations';
import { scheduleEndpoints, scheduleManagementEndpoints } from '@academy/domain/schedule';
import { clockTime, day } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditLog, keptMeals, reservations } from '../../db/schema';
import { newStudents, signIn, type SignedIn } from '../../testing/calls/sign-in';
import { insertReason } from '../../testing/data/some-reason';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { watchedDatabase } from '../../testing/database/watched-database';

const watched = watchedDatabase();
const now = new Date(MONDAY);
let server: TestApp;
let token: string;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp({ wrap: watched.wrap });
  token = await server.managerToken();
  newStudent = newStudents(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(now, { frozen: true });
  me = await newStudent();
});

// 2026-03-05 is a Thursday; the scenario's meals lock the day before.
const thursday = '2026-03-05';
const order = (date: string, meals: { lunch: boolean; dinner: boolean }) =>
  server.database.db.insert(reservations).values({
    studentId: me.id,
    date: day(date),
    ...meals,
    updatedAt: now,
    updatedByKind: 'student',
  });
const noon = { fromTime: clockTime('12:00'), toTime: clockTime('13:30'), weekdays: [4 as const] };
const call = (endpoint: keyof typeof mealQuestionEndpoints, body?: object) =>
  server.callEndpoint(
    mealQuestionEndpoints[endpoint],
    {},
    { token: me.token, ...(body && { body }) },
  );
const open = async () =>
  mealQuestionsSchema
    .parse((await call('mealQuestions')).body)
    .content.map(({ date, meal }) => `${date} ${meal}`);
const keep = (meals: readonly (readonly [date: string, meal: string])[], kept = true) =>
  call('keepMeals', { kept, meals: meals.map(([date, meal]) => ({ date, meal })) });
const entries = () =>
  server.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, me.id), eq(auditLog.action, 'keep-meals')));

describe('GET /students/me/meal-questions', () => {
  test('asks once a manager has approved it, about the meals that are ordered and open; cancelling one answers it', async () => {
    await order(thursday, { lunch: true, dinner: true });
    await order('2026-03-12', { lunch: true, dinner: false });
    const id = await insertSchedule(server.database.db, now, me.id, { ...noon, status: 'PENDING' });
    expect(await open()).toEqual([]);
    await server.callEndpoint(
      scheduleManagementEndpoints.decideSchedules,
      {},
      { token, body: { decision: 'approve', reason: '', items: [{ id, version: 1 }] } },
    );
    expect((await call('mealQuestions')).body).toEqual({
      content: [
        { date: thursday, meal: 'lunch', kind: 'OUTING', from: '12:00', to: '13:30' },
        { date: '2026-03-12', meal: 'lunch', kind: 'OUTING', from: '12:00', to: '13:30' },
      ],
      again: [],
    });

    const saved = await server.callEndpoint(
      mealEndpoints.saveMonth,
      { studentId: me.id },
      {
        token: me.token,
        body: [
          { date: thursday, lunch: false, dinner: false, base: { lunch: true, dinner: false } },
        ],
      },
    );
    expect(saved).toMatchObject({
      status: 200,
      body: { saved: [{ date: thursday, lunch: false, dinner: true }] },
    });
    expect(await open()).toEqual(['2026-03-12 lunch']);
  });

  test('a reason asks as well; nobody else’s absence does', async () => {
    await order(thursday, { lunch: true, dinner: true });
    await insertSchedule(server.database.db, now, (await newStudent()).id, noon);
    expect(await open()).toEqual([]);
    await insertReason(server.database.db, now, me.id, {
      type: 'ABSENT',
      leaveAt: null,
      backAt: null,
      status: 'APPROVED',
    });
    expect(await open()).toEqual([`${thursday} lunch`, `${thursday} dinner`]);
  });

  test('in as many queries for one day as for many', async () => {
    await insertSchedule(server.database.db, now, me.id, { ...noon, weekdays: [1, 2, 3, 4, 5] });
    await order(thursday, { lunch: true, dinner: false });
    await open();
    const few = await watched.count(open);
    for (let date = 9; date < 28; date += 1)
      await order(`2026-03-${String(date).padStart(2, '0')}`, { lunch: true, dinner: true });
    expect((await watched.count(open)).outside).toBeLessThanOrEqual(few.outside);
    expect((await open()).length).toBeGreaterThan(10);
  });
});

describe('PUT /students/me/meal-questions/kept', () => {
  beforeEach(async () => {
    await insertSchedule(server.database.db, now, me.id, noon);
    await order(thursday, { lunch: true, dinner: true });
    await order('2026-03-12', { lunch: true, dinner: false });
  });

  test('kept once, not asked again; taken back it is asked again, and all of it is written down', async () => {
    const kept = await keep([[thursday, 'lunch']]);
    expect(kept).toMatchObject({ status: 200, body: { content: [{ date: '2026-03-12' }] } });
    expect(await keep([[thursday, 'lunch']]), 'repeated it answers the same').toMatchObject({
      status: 200,
      text: kept.text,
    });
    expect(await open()).toEqual(['2026-03-12 lunch']);
    expect(await entries()).toMatchObject([
      {
        entity: 'kept-meals',
        before: { keptMeals: [] },
        after: { keptMeals: ['3월 5일 (목) 점심'] },
      },
    ]);
    await keep([[thursday, 'lunch']], false);
    expect(await open()).toEqual([`${thursday} lunch`, '2026-03-12 lunch']);
    expect(await entries()).toHaveLength(2);
  });

  test('what is no question is not kept: another meal, a day without one, a locked day', async () => {
    expect(
      (
        await keep([
          [thursday, 'dinner'],
          ['2026-03-06', 'lunch'],
          ['2026-03-02', 'lunch'],
        ])
      ).body,
    ).toMatchObject({ content: [{ date: thursday }, { date: '2026-03-12' }] });
    expect(await server.database.db.$count(keptMeals, eq(keptMeals.studentId, me.id))).toBe(0);
    expect(await entries()).toEqual([]);
  });

  test('no list of meals: 400', async () => {
    for (const body of [
      { kept: true, meals: [] },
      { kept: true, meals: [{ date: '2026-02-30', meal: 'lunch' }] },
      { meals: [] },
    ])
      expect((await call('keepMeals', body)).status).toBe(400);
  });

  test('when it cannot be written down nothing of it stays', async () => {
    expect(
      (await watched.breaking(/^insert audit_log/, () => keep([[thursday, 'lunch']]))).status,
    ).toBe(500);
    expect(await open()).toHaveLength(2);
  });
});

describe('meals that were given up for an approval', () => {
  const again = async () =>
    mealQuestionsSchema
      .parse((await call('mealQuestions')).body)
      .again.map(({ date, meal }) => `${date} ${meal}`);
  const cancel = (date: string, base: { lunch: boolean; dinner: boolean }) =>
    server.callEndpoint(
      mealEndpoints.saveMonth,
      { studentId: me.id },
      { token: me.token, body: [{ date, lunch: false, dinner: false, base }] },
    );
  const cancelBoth = () => cancel(thursday, { lunch: true, dinner: true });
  const undo = (operationId: string) =>
    server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token });
  const written = z.object({ undo: z.object({ operationId: z.string() }) });
  /** Approves an outing over lunch; what takes it back. */
  async function approved() {
    const id = await insertSchedule(server.database.db, now, me.id, { ...noon, status: 'PENDING' });
    const { body } = await server.callEndpoint(
      scheduleManagementEndpoints.decideSchedules,
      {},
      { token, body: { decision: 'approve', reason: '', items: [{ id, version: 1 }] } },
    );
    const { operationId } = written.parse(body).undo;
    return { id, takeBack: () => undo(operationId) };
  }
  beforeEach(() => order(thursday, { lunch: true, dinner: true }));

  test('are offered again when it is taken back: that meal and no other; ordered, no more', async () => {
    const { takeBack } = await approved();
    await cancelBoth();
    expect(await again()).toEqual([]);
    await takeBack();
    expect(await again()).toEqual([`${thursday} lunch`]);
    await server.callEndpoint(
      mealEndpoints.saveMonth,
      { studentId: me.id },
      { token: me.token, body: [{ date: thursday, lunch: true, dinner: false }] },
    );
    expect(await again()).toEqual([]);
    await cancel(thursday, { lunch: true, dinner: false });
    expect(await again(), 'cancelled for no approval').toEqual([]);
  });

  test('whichever way the approval ends', async () => {
    const { id } = await approved();
    await cancelBoth();
    await server.callEndpoint(
      scheduleEndpoints.cancelOccurrence,
      { scheduleId: id, date: thursday },
      { token: me.token, body: {} },
    );
    expect(await again()).toEqual([`${thursday} lunch`]);
  });

  test('also where a manager cancelled them, and a reason was it', async () => {
    const handed = await server.callEndpoint(
      scheduleManagementEndpoints.submitReasonFor,
      { studentId: me.id },
      {
        token,
        body: {
          type: 'ABSENT',
          date: thursday,
          arriveAt: null,
          leaveAt: null,
          backAt: null,
          category: 'ILLNESS',
          text: '감기',
        },
      },
    );
    await server.callEndpoint(
      calendarEndpoints.saveMealsFor,
      { studentId: me.id },
      {
        token,
        body: {
          changes: [{ date: thursday, lunch: false, dinner: false }],
          cause: 'ABSENT',
          note: '',
          settlement: 'none',
        },
      },
    );
    expect(await again()).toEqual([]);
    await undo(written.parse(handed.body).undo.operationId);
    expect(await again()).toEqual([`${thursday} lunch`, `${thursday} dinner`]);
  });

  test('only while they are open', async () => {
    const { takeBack } = await approved();
    await cancelBoth();
    await takeBack();
    server.clock.set(new Date('2026-03-04T13:59:59+09:00'), { frozen: true });
    me = { ...me, token: await signIn(server, me.id) };
    expect(await again()).toEqual([`${thursday} lunch`]);
    server.clock.set(new Date('2026-03-04T14:00:00+09:00'), { frozen: true });
    expect(await again()).toEqual([]);
  });

  test('let go, they are not offered again, and that is written down', async () => {
    const { takeBack } = await approved();
    await cancelBoth();
    await takeBack();
    const letGo = () => call('letGoMeals', { meals: [{ date: thursday, meal: 'lunch' }] });
    expect(await letGo()).toMatchObject({ status: 200, body: { again: [] } });
    expect(await letGo(), 'repeated it answers the same').toMatchObject({ status: 200 });
    expect(await again()).toEqual([]);
    expect(await entries()).toMatchObject([
      { before: { mealsAgain: ['3월 5일 (목) 점심'] }, after: { mealsAgain: [] } },
    ]);
  });
});
