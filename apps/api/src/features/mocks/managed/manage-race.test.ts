import type { MockExamId } from '@academy/domain/ids';
import { mockEndpoints, mockManagementEndpoints } from '@academy/domain/mocks';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { Database, Tx } from '../../../db/database';
import { auditLog, mockExams, mockRegistrations } from '../../../db/schema';
import { insertStudent } from '../../../testing/data/a-student';
import { persistently } from '../../../testing/calls/persistently';
import { signedInStudents } from '../../../testing/calls/sign-in';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';

const now = new Date(MONDAY);
let server: TestApp | undefined;
afterEach(() => server?.close());

async function start(wrap?: (database: Database) => Database) {
  const started = await startTestApp(wrap && { wrap });
  server = started;
  const tokens = [await started.managerToken('manager'), await started.managerToken('admin')];
  return { started, db: started.database.db, tokenOf: (index: number) => tokens[index % 2] ?? '' };
}

test('managers register for some while others register themselves: the seats are given exactly once', async () => {
  const { started, db, tokenOf } = await start();
  const mockExamId = await insertExam(db, now, { onSiteCapacity: 5 });
  const people = await signedInStudents(started, 8);
  const others = await Promise.all(
    Array.from({ length: 8 }, (_, index) => insertStudent(db, { phone: `010660000${index}` })),
  );
  const answers = await Promise.all([
    ...people.map(({ token }) =>
      persistently(() =>
        started.callEndpoint(
          mockEndpoints.register,
          {},
          { token, body: { mockExamId, onSiteExam: true } },
        ),
      ),
    ),
    ...others.map((studentId, index) =>
      persistently(() =>
        started.callEndpoint(
          mockManagementEndpoints.registerFor,
          { examId: mockExamId },
          {
            token: tokenOf(index),
            body: { studentId, selectedSubjects: [], onSiteExam: true, reason: '' },
          },
        ),
      ),
    ),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 11 }, () => 409),
  ]);
  const [exam] = await db
    .select({ taken: mockExams.onSiteTaken })
    .from(mockExams)
    .where(eq(mockExams.id, mockExamId));
  expect([exam?.taken, await db.$count(mockRegistrations)]).toEqual([5, 5]);
});

test('a student and two managers register the same student at the same moment: one registration', async () => {
  const { started, db, tokenOf } = await start();
  const mockExamId = await insertExam(db, now);
  const [person] = await signedInStudents(started, 1);
  const body = { studentId: person?.id, selectedSubjects: [], onSiteExam: false, reason: '' };
  const answers = await Promise.all([
    persistently(() =>
      started.callEndpoint(
        mockEndpoints.register,
        {},
        { token: person?.token ?? '', body: { mockExamId } },
      ),
    ),
    ...[0, 1].map((index) =>
      persistently(() =>
        started.callEndpoint(
          mockManagementEndpoints.registerFor,
          { examId: mockExamId },
          { token: tokenOf(index), body },
        ),
      ),
    ),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await db.$count(mockRegistrations)).toBe(1);
});

/**
 * Without transactions nothing holds two managers apart; once armed, the writes of payments begin
 * only when both have decided.
 */
function withoutLocks() {
  let [armed, come, open] = [false, 0, () => {}];
  const both = new Promise<void>((resolve) => (open = resolve));
  const weak = <T extends Tx | Database['db']>(handle: T): T =>
    new Proxy(handle, {
      get(target, name, receiver) {
        if (name === 'transaction' && armed)
          return (work: (tx: unknown) => Promise<unknown>) => work(weak(target));
        if (name !== 'execute' || !armed) return Reflect.get(target, name, receiver);
        return async (query: Parameters<Tx['execute']>[0]) => {
          come += 1;
          if (come === 2) open();
          await both;
          return target.execute(query);
        };
      },
    });
  return {
    arm: () => void (armed = true),
    wrap: (database: Database): Database => ({ ...database, db: weak(database.db) }),
  };
}

async function confirmTwice({ arm, wrap }: Partial<ReturnType<typeof withoutLocks>> = {}) {
  const { started, db, tokenOf } = await start(wrap);
  const mockExamId: MockExamId = await insertExam(db, now);
  const id = await insertRegistration(db, now, {
    studentId: await insertStudent(db, { phone: '01066001111' }),
    mockExamId,
  });
  arm?.();
  const answers = await Promise.all(
    [0, 1].map((index) =>
      persistently(() =>
        started.callEndpoint(
          mockManagementEndpoints.changePayments,
          { examId: mockExamId },
          { token: tokenOf(index), body: { ids: [id], change: 'confirm', day: null } },
        ),
      ),
    ),
  );
  return {
    statuses: answers.map(({ status }) => status).toSorted((a, b) => a - b),
    logged: await db.$count(auditLog, eq(auditLog.action, 'change-mock-payments')),
  };
}

test('two managers confirm the same deposit: one does, the other is told', async () => {
  expect(await confirmTwice()).toEqual({ statuses: [200, 409], logged: 1 });
});

test('control: without the locks both believe that they confirmed it, so the test above can fail', async () => {
  expect(await confirmTwice(withoutLocks())).toEqual({ statuses: [200, 200], logged: 2 });
});
