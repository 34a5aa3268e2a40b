import type { StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import { operationEndpoints } from '@academy/domain/operations';
import {
  defaultErasureSettings,
  erasureEndpoints,
  studentEndpoints,
} from '@academy/domain/students';
import { day, month } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { beforeEach, afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { auditLog, depositEntries, mealBills, students } from '../../../db/schema';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { eraseDue } from './erase-due';

let server: TestApp;
let admin: string;
beforeEach(async () => {
  server = await startTestApp({ now: '2026-08-31T23:30:00.000+09:00' });
  admin = await server.managerToken('admin');
});
afterEach(() => server.close());

const at = (instant: string) => server.clock.set(new Date(instant), { frozen: true });
/** A login lasts for hours, and the clock goes on by months. */
const signInAgain = async () => (admin = await server.managerToken('admin'));
const studentOf = async (id: StudentId) =>
  (await server.database.db.select().from(students).where(eq(students.id, id)))[0];
const eraseNow = () => eraseDue(server.database.db, server.clock.now());

async function oneStudent(): Promise<StudentId> {
  const [id] = server.students;
  if (!id) throw new Error('no student');
  return id;
}
const changeStatus = (id: StudentId, status: string, more: object = {}) =>
  server.callEndpoint(
    studentEndpoints.changeStatus,
    {},
    { token: admin, body: { studentIds: [id], status, ...more } },
  );
const versioned = z.looseObject({ version: z.int() });
async function save(afterMonths: number | null) {
  const { version } = versioned.parse(
    (await server.callEndpoint(erasureEndpoints.editedErasureSettings, {}, { token: admin })).body,
  );
  return server.callEndpoint(
    erasureEndpoints.saveErasureSettings,
    {},
    {
      token: admin,
      body: { ...defaultErasureSettings, afterMonths },
      headers: { 'if-match': `"${version}"` },
    },
  );
}
const erasures = async (query = '') =>
  (await server.call('GET', `/api/admin/erasures${query}`, { token: admin })).body;

test('who left on the last of August is erased on the last of February, once, and the log says why', async () => {
  const id = await oneStudent();
  await changeStatus(id, 'LEFT');
  await save(6);
  expect((await studentOf(id))?.leftOn).toBe('2026-08-31');

  at('2027-02-27T23:59:59.999+09:00');
  expect(await eraseNow()).toBe(0);
  at('2027-02-28T00:00:00.000+09:00');
  const { db } = server.database;
  const counts = await Promise.all([eraseNow(), eraseDue(db, server.clock.now())]);
  expect(counts[0] + counts[1], 'two processes, one erasing').toBe(1);
  expect(await studentOf(id)).toMatchObject({
    name: '(파기됨)',
    leftOn: null,
    erasedAt: expect.any(Date),
  });
  expect(
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'erase-student'), eq(auditLog.entityId, id))),
  ).toMatchObject([
    { actorKind: 'system', after: { afterMonths: 6, emptied: expect.any(Number) } },
  ]);
  expect(await eraseNow()).toBe(0);
});

test('the day is the last day here, and who came back is not touched', async () => {
  const id = await oneStudent();
  await save(1);
  await changeStatus(id, 'LEFT', { lastDay: '2026-09-30' });
  expect((await studentOf(id))?.leftOn).toBe('2026-09-30');
  at('2026-10-29T12:00:00.000+09:00');
  expect(await eraseNow()).toBe(0);
  await signInAgain();
  await changeStatus(id, 'ON_LEAVE');
  expect((await studentOf(id))?.leftOn).toBeNull();
  at('2027-10-29T12:00:00.000+09:00');
  expect(await eraseNow()).toBe(0);
  await signInAgain();
  await changeStatus(id, 'LEFT');
  expect(await eraseNow(), 'the months begin anew').toBe(0);
  at('2027-11-29T00:00:00.000+09:00');
  expect(await eraseNow()).toBe(1);
});

test('a rule waits for a week, is seen before it is saved, and can be switched off', async () => {
  const id = await oneStudent();
  await changeStatus(id, 'LEFT');
  at('2027-08-31T12:00:00.000+09:00');
  await signInAgain();
  expect(await erasures()).toEqual({
    from: null,
    due: 0,
    held: 0,
    messages: 0,
    bankRows: 0,
    content: [],
  });
  expect(await erasures('?afterMonths=6')).toMatchObject({
    from: '2027-09-07',
    due: 1,
    held: 0,
    content: [{ studentId: id, leftOn: '2026-08-31', erasedOn: '2027-09-07', held: false }],
  });
  expect(await erasures('?afterMonths=14')).toMatchObject({ due: 0, content: [] });
  const { undo } = z
    .object({ undo: z.object({ operationId: z.string() }) })
    .parse((await save(6)).body);
  expect(await erasures()).toMatchObject({ from: '2027-09-07', due: 1 });
  at('2027-09-06T23:59:00.000+09:00');
  expect(await eraseNow()).toBe(0);
  await signInAgain();
  await save(null);
  at('2027-10-01T12:00:00.000+09:00');
  expect(await eraseNow()).toBe(0);

  await signInAgain();
  expect(
    await server.callEndpoint(
      operationEndpoints.undoOperation,
      { ...undo },
      { token: await server.managerToken('manager') },
    ),
  ).toMatchObject({ status: 403, body: { needs: 'students.erase' } });
});

test('who owes or is owed money is held, and says so', async () => {
  const id = await oneStudent();
  const { db } = server.database;
  await changeStatus(id, 'LEFT');
  await save(6);
  const [manager] = server.managers;
  if (!manager) throw new Error('no manager');
  await db.insert(mealBills).values({
    studentId: id,
    month: month('2026-08'),
    lunchPrice: won(5000),
    dinnerPrice: won(6000),
  });
  await db.insert(depositEntries).values({
    studentId: id,
    month: month('2026-08'),
    kind: 'deposit',
    amount: 10_000,
    day: day('2026-08-03'),
    createdAt: server.clock.now(),
    createdBy: manager,
  });
  at('2027-03-01T12:00:00.000+09:00');
  await signInAgain();
  expect(await eraseNow()).toBe(0);
  expect(await erasures()).toMatchObject({
    due: 0,
    held: 1,
    content: [{ studentId: id, held: true }],
  });
  expect(
    (await server.callEndpoint(studentEndpoints.studentFacts, { studentId: id }, { token: admin }))
      .body,
  ).toMatchObject({ erasure: { on: '2027-02-28', held: true } });
  await db
    .update(depositEntries)
    .set({ voidedAt: server.clock.now(), voidedBy: manager, voidReason: '잘못 확인' })
    .where(eq(depositEntries.studentId, id));
  expect(await eraseNow()).toBe(1);
});

test('it is one to 120 months, and only admins read or save it', async () => {
  for (const afterMonths of [0, 121, 1.5, -1])
    expect(await save(afterMonths)).toMatchObject({ status: 400 });
  const token = await server.managerToken('manager');
  for (const endpoint of [erasureEndpoints.editedErasureSettings, erasureEndpoints.erasures])
    expect(await server.callEndpoint(endpoint, {}, { token })).toMatchObject({ status: 403 });
});
