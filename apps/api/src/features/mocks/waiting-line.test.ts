import type { MockExamId, StudentId } from '@academy/domain/ids';
import { mockEndpoints, registrationResultSchema } from '@academy/domain/mocks';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mockExams, mockRegistrations } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { insertExam } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

interface Person {
  id: StudentId;
  token: string;
}

let server: TestApp;
let people: Person[];
const now = new Date(MONDAY);
beforeAll(async () => {
  server = await startTestApp();
  people = [];
  for (let index = 0; index < 5; index += 1) {
    const phone = `0108888000${index}`;
    people.push({
      id: await insertStudent(server.database.db, { phone, name: `학생${index}` }),
      token: await server.studentToken(phone),
    });
  }
});
afterAll(() => server.close());

const person = (index: number): Person =>
  people[index] ??
  (() => {
    throw new Error(`no person ${index}`);
  })();
async function register(mockExamId: MockExamId, index: number): Promise<string> {
  const { token } = person(index);
  const answer = await server.callEndpoint(
    mockEndpoints.register,
    {},
    { token, body: { mockExamId, onSiteExam: true, waitForSeat: true } },
  );
  return registrationResultSchema.parse(answer.body).registrationId;
}
const cancel = (registrationId: string, index: number) =>
  server.callEndpoint(
    mockEndpoints.cancelRegistration,
    { registrationId },
    { token: person(index).token },
  );
const patch = (registrationId: string, index: number, body: object) =>
  server.callEndpoint(
    mockEndpoints.modifyRegistration,
    { registrationId },
    { token: person(index).token, body },
  );

/** Who sits and who waits, in order, and what the exam counts. */
async function lineOf(mockExamId: MockExamId) {
  const { db } = server.database;
  const rows = await db
    .select({ studentId: mockRegistrations.studentId, state: mockRegistrations.onSiteState })
    .from(mockRegistrations)
    .where(and(eq(mockRegistrations.mockExamId, mockExamId), isNull(mockRegistrations.canceledAt)))
    .orderBy(asc(mockRegistrations.waitingOrder), asc(mockRegistrations.id));
  const indexes = (state: string) =>
    rows
      .filter((row) => row.state === state)
      .map(({ studentId }) => people.findIndex(({ id }) => id === studentId));
  const [counts] = await db
    .select({ taken: mockExams.onSiteTaken, inLine: mockExams.waitingCount })
    .from(mockExams)
    .where(eq(mockExams.id, mockExamId));
  return {
    seated: indexes('confirmed').toSorted((a, b) => a - b),
    waiting: indexes('waiting'),
    ...counts,
  };
}

test('whoever cancels gives the seat to the first in line; the others move up', async () => {
  const mockExamId = await insertExam(server.database.db, now, { onSiteCapacity: 2 });
  const ids: string[] = [];
  for (const index of [0, 1, 2, 3, 4]) ids.push(await register(mockExamId, index));
  expect(await lineOf(mockExamId)).toEqual({
    seated: [0, 1],
    waiting: [2, 3, 4],
    taken: 2,
    inLine: 3,
  });

  await cancel(ids[1] ?? '', 1);
  expect(await lineOf(mockExamId)).toEqual({
    seated: [0, 2],
    waiting: [3, 4],
    taken: 2,
    inLine: 2,
  });
  const mine = await server.callEndpoint(
    mockEndpoints.myRegistrations,
    {},
    { token: person(3).token },
  );
  expect(mine.body).toMatchObject({
    content: [{ id: ids[3], onSiteState: 'waiting', waitingNumber: 1 }],
  });
  const [entry] = await server.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'pass-on-seat'), eq(auditLog.entityId, ids[2] ?? '')));
  expect(entry).toMatchObject({ actorKind: 'system', after: { onSiteState: 'confirmed' } });

  await patch(ids[0] ?? '', 0, { mockExamId, onSiteExam: false });
  expect(await lineOf(mockExamId), 'the paper instead of a seat frees it as well').toEqual({
    seated: [2, 3],
    waiting: [4],
    taken: 2,
    inLine: 1,
  });
  await cancel(ids[4] ?? '', 4);
  await cancel(ids[2] ?? '', 2);
  expect(await lineOf(mockExamId), 'nobody waits any more').toEqual({
    seated: [3],
    waiting: [],
    taken: 1,
    inLine: 0,
  });
});

test('whoever comes back goes to the end of the line', async () => {
  const mockExamId = await insertExam(server.database.db, now, { onSiteCapacity: 1 });
  const ids: string[] = [];
  for (const index of [0, 1, 2]) ids.push(await register(mockExamId, index));
  await patch(ids[1] ?? '', 1, { mockExamId, onSiteExam: false });
  await patch(ids[1] ?? '', 1, { mockExamId, onSiteExam: true, waitForSeat: true });
  await cancel(ids[0] ?? '', 0);
  expect(await lineOf(mockExamId)).toEqual({ seated: [2], waiting: [1], taken: 1, inLine: 1 });
});

test('a free seat goes to nobody while others wait for it', async () => {
  const mockExamId = await insertExam(server.database.db, now, { onSiteCapacity: 1 });
  await register(mockExamId, 0);
  await register(mockExamId, 1);
  await server.database.db
    .update(mockExams)
    .set({ onSiteCapacity: 2 })
    .where(eq(mockExams.id, mockExamId));
  const answer = await server.callEndpoint(
    mockEndpoints.register,
    {},
    { token: person(2).token, body: { mockExamId, onSiteExam: true } },
  );
  expect(answer).toMatchObject({ status: 409, body: { code: 'on-site-full' } });
});
