import type { StudentId } from '@academy/domain/ids';
import type { Guardian, StudentDraft } from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { inParts } from '../../db/in-parts';
import { isSitting, reservations, seatKeyOf, sessions, students } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';
import { Refusal } from '../../http/errors/refusal';
import { withGuardians, writeGuardians } from './guardians-db';

type StudentColumns = typeof students.$inferSelect;
/** A student with their guardians. */
export type StudentTableRow = StudentColumns & { guardians: Guardian[] };

/** All students who were not erased, deleted ones too, by id. */
export const readStudents = async (db: Db | Tx): Promise<StudentTableRow[]> =>
  withGuardians(
    db,
    await db.select().from(students).where(isNull(students.erasedAt)).orderBy(asc(students.id)),
  );

/** These students, deleted or not, in this order; who was erased is left out. */
export async function readStudentsOf(
  db: Db | Tx,
  ids: readonly StudentId[],
): Promise<StudentTableRow[]> {
  const rows = await withGuardians(
    db,
    await db
      .select()
      .from(students)
      .where(and(isAmong(students.id, ids), isNull(students.erasedAt))),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** One student, deleted or not; 404 when unknown or erased. */
export async function readStudent(db: Db | Tx, id: StudentId): Promise<StudentTableRow> {
  const [row] = await withGuardians(
    db,
    await db
      .select()
      .from(students)
      .where(and(eq(students.id, id), isNull(students.erasedAt))),
  );
  if (!row) throw new Refusal('not-found');
  return row;
}

/** The rows of these students, locked until the transaction ends, always in one order. */
export const lockStudents = async (tx: Tx, ids: readonly StudentId[]): Promise<StudentTableRow[]> =>
  withGuardians(
    tx,
    await tx
      .select()
      .from(students)
      .where(and(inArray(students.id, [...ids]), isNull(students.erasedAt)))
      .orderBy(asc(students.id))
      .for('no key update'),
  );

/** All students in the list, locked, for writes that depend on the whole list. */
export const lockList = async (tx: Tx): Promise<StudentTableRow[]> =>
  withGuardians(
    tx,
    await tx
      .select()
      .from(students)
      .where(isNull(students.deletedAt))
      .orderBy(asc(students.id))
      .for('no key update'),
  );

export async function lockOne(tx: Tx, id: StudentId): Promise<StudentTableRow> {
  const [row] = await lockStudents(tx, [id]);
  if (!row) throw new Refusal('not-found');
  return row;
}

/**
 * Lets only one writer at a time decide whose a phone number or a seat is: an import compares with
 * the whole list, and no student may join the list meanwhile. Taken before any student's row.
 */
export const lockClaims = async (tx: Tx): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('students.phone')})`));

/** Who in the list has these numbers; deleted students' are free. */
export const readByPhone = (tx: Tx, phones: readonly string[]): Promise<StudentColumns[]> =>
  tx
    .select()
    .from(students)
    .where(and(inArray(students.phone, [...phones]), isNull(students.deletedAt)));

/** Who sits on these seats (keys of `heldSeat`), other than these students. */
export const readBySeat = async (
  tx: Tx,
  keys: readonly string[],
  others: readonly StudentId[] = [],
): Promise<StudentTableRow[]> =>
  keys.length === 0
    ? []
    : withGuardians(
        tx,
        await tx
          .select()
          .from(students)
          .where(
            and(
              inArray(seatKeyOf(students.seat), [...keys]),
              isSitting(students),
              notInArray(students.id, [...others]),
            ),
          ),
      );

/**
 * Puts new students into the list and answers their ids in the order given: one statement for a
 * thousand.
 */
export async function insertStudents(
  tx: Tx,
  drafts: readonly StudentDraft[],
  now: Date,
): Promise<StudentTableRow[]> {
  const rows: StudentTableRow[] = [];
  for (const part of inParts(drafts)) {
    const values = part.map((draft) => ({
      ...draft,
      leftOn: draft.status === 'LEFT' ? seoulDay(now) : null,
      createdAt: now,
      updatedAt: now,
    }));
    const inserted = await tx.insert(students).values(values).returning();
    rows.push(...inserted.map((row, at) => ({ ...row, guardians: part[at]?.guardians ?? [] })));
  }
  await writeGuardians(tx, rows);
  return rows;
}

/**
 * Which of these have signed in or eat: they are in the list for themselves by now, whatever put
 * them there.
 */
export async function readInUse(tx: Tx, ids: readonly StudentId[]): Promise<Set<StudentId>> {
  if (ids.length === 0) return new Set();
  const eating = await tx
    .selectDistinct({ id: reservations.studentId })
    .from(reservations)
    .where(inArray(reservations.studentId, [...ids]));
  const signedIn = await tx
    .select({ id: students.id })
    .from(students)
    .innerJoin(
      sessions,
      and(eq(sessions.subjectKind, 'student'), eq(sessions.subjectId, students.id)),
    )
    .where(inArray(students.id, [...ids]));
  return new Set([...eating, ...signedIn].map(({ id }) => id));
}

/** Whether another student in the list has the same name. */
export const hasNamesake = async (
  tx: Tx,
  { id, name }: Pick<StudentTableRow, 'id' | 'name'>,
): Promise<boolean> =>
  (await tx.$count(
    students,
    and(eq(students.name, name), ne(students.id, id), isNull(students.deletedAt)),
  )) > 0;
