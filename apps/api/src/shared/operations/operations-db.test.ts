import type { ManagerId, OperationId, StudentId } from '@academy/domain/ids';
import type { ManagerRole } from '@academy/domain/rights';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Tx } from '../../db/database';
import { operations, students } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { insertStudent } from '../../testing/data/a-student';
import { insertScenario } from '../../testing/academies/scenario';
import { openTestDatabase } from '../../testing/database/test-database';
import {
  recordOperation,
  restoreEntries,
  restoring,
  takeForUndo,
  type OperationEntry,
  type Restorer,
} from './operations-db';
import { sameJson } from '../same-json';

const AT = new Date('2026-03-02T00:00:00Z');
const minutes = (count: number) => new Date(AT.getTime() + count * 60_000);
const kept = z.object({ name: z.string(), status: z.enum(['ENROLLED', 'ON_LEAVE', 'LEFT']) });

let database: Database;
let by: ManagerId;
let ids: StudentId[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  [by = by] = (await insertScenario(database.db, AT)).managers;
});
afterAll(() => database.close());
let count = 0;
beforeEach(async () => {
  ids = [];
  for (const name of ['가', '나', '다'])
    ids.push(
      await insertStudent(database.db, {
        name,
        phone: `0107000${String(count++).padStart(4, '0')}`,
      }),
    );
});

const toStudents = restoring({
  parse: (value) => kept.parse(value),
  read: async (tx, wanted) => {
    const rows = await tx
      .select({ id: students.id, name: students.name, status: students.status })
      .from(students)
      .where(inArray(students.id, wanted as StudentId[]));
    return new Map(rows.map(({ id, ...value }) => [id, value]));
  },
  write: async (tx, changes) => {
    for (const { id, value } of changes)
      if (value)
        await tx
          .update(students)
          .set(value)
          .where(eq(students.id, id as StudentId));
  },
  label: ({ name }) => name,
});

/** 퇴원 for all three, as a bulk change would do it. */
async function leave(tx: Tx) {
  const rows = await tx
    .update(students)
    .set({ status: 'LEFT' })
    .where(inArray(students.id, ids))
    .returning({ id: students.id, name: students.name });
  const entries = rows.map(({ id, name }): OperationEntry => ({
    entity: 'student',
    id,
    before: { status: 'ENROLLED', name },
    after: { status: 'LEFT', name },
  }));
  return recordOperation(tx, { kind: 'students.status', by, at: AT, label: '퇴원' }, entries);
}
const undo = (
  operationId: OperationId,
  now: Date,
  {
    restorers = { student: toStudents },
    role = 'MANAGER',
  }: {
    restorers?: Record<string, Restorer>;
    role?: ManagerRole;
  } = {},
) =>
  database.db.transaction(async (tx) => {
    const actor = {
      side: 'manager' as const,
      managerId: by,
      sessionId: '',
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      role,
    };
    return restoreEntries(tx, await takeForUndo(tx, { operationId, actor, now }), restorers);
  });
const statuses = async () =>
  (
    await database.db
      .select({ status: students.status })
      .from(students)
      .where(inArray(students.id, ids))
      .orderBy(students.id)
  ).map(({ status }) => status);
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('a write comes back as a whole, once and in its time', async () => {
  const { operationId, undoUntil } = await database.db.transaction(leave);
  expect(undoUntil).toBe(minutes(10).toISOString());
  expect(await undo(operationId, minutes(9))).toEqual({ restored: 3, kept: [] });
  expect(await statuses()).toEqual(['ENROLLED', 'ENROLLED', 'ENROLLED']);
  expect(await codeOf(undo(operationId, minutes(9)))).toBe('already-undone');
  expect(
    await database.db.select().from(operations).where(eq(operations.id, operationId)),
  ).toMatchObject([{ undoneAt: minutes(9), undoneBy: by }]);
});

test('what somebody changed since stays, and is named', async () => {
  const { operationId } = await database.db.transaction(leave);
  await database.db.update(students).set({ status: 'ON_LEAVE' }).where(eq(students.id, ids[1]!));
  expect(await undo(operationId, minutes(1))).toMatchObject({
    restored: 2,
    kept: [{ id: ids[1], label: '나', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
  expect(await statuses()).toEqual(['ENROLLED', 'ON_LEAVE', 'ENROLLED']);
});

test('too late, unknown, or no right: nothing is touched', async () => {
  const { operationId } = await database.db.transaction(leave);
  expect(await codeOf(undo(operationId, minutes(10)))).toBe('undo-too-late');
  expect(await codeOf(undo('999999' as OperationId, minutes(1)))).toBe('not-found');
  expect(await codeOf(undo(operationId, minutes(1), { role: 'READONLY_MANAGER' }))).toBe(
    'no-right',
  );
  expect(await statuses()).toEqual(['LEFT', 'LEFT', 'LEFT']);
});

test('two who take it back at the same moment: one does', async () => {
  const { operationId } = await database.db.transaction(leave);
  const codes = await Promise.all([
    codeOf(undo(operationId, minutes(1))),
    codeOf(undo(operationId, minutes(1))),
  ]);
  expect(new Set(codes)).toEqual(new Set(['already-undone', 'done']));
});

test('thousands of rows are kept in order', { tags: 'ci' }, async () => {
  const many = Array.from({ length: 2_500 }, (_, index): OperationEntry => ({
    entity: 'none',
    id: String(index),
    before: null,
    after: { index },
  }));
  const seen: string[] = [];
  const { operationId } = await database.db.transaction((tx) =>
    recordOperation(tx, { kind: 'students.import', by, at: AT }, many),
  );
  await undo(operationId, minutes(1), {
    restorers: {
      none: async (_tx, entries) => {
        seen.push(...entries.map(({ id }) => id));
        return { restored: entries.length, kept: [] };
      },
    },
  });
  expect(seen).toEqual(many.map(({ id }) => id));
});

test.each([
  [{ a: 1, b: [1, { c: 2, d: undefined }] }, { b: [1, { c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: '1' }, false],
  [[1, 2], [2, 1], false],
  [{ at: AT }, { at: AT.toISOString() }, true],
  [{ at: AT }, { at: minutes(1) }, false],
  [null, null, true],
  [null, {}, false],
])('the same JSON: %j and %j: %s', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
});
