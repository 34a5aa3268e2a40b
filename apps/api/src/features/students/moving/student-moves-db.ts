import type { StudentId } from '@academy/domain/ids';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { studentMoves, students } from '../../../db/schema';
import type { MoveOrder } from '../../../shared/branches/moving';

type MoveRow = typeof studentMoves.$inferSelect;

/** This branch's half of a move, locked; undefined: it never heard of it. */
export async function lockMove(tx: Tx, key: string): Promise<MoveRow | undefined> {
  const [row] = await tx.select().from(studentMoves).where(eq(studentMoves.key, key)).for('update');
  return row;
}

/** Writes a half of a move down, once: false where it is there already. */
export async function insertMove(
  tx: Tx,
  { key, branch, url, day }: MoveOrder,
  facts: Pick<MoveRow, 'state' | 'at'> &
    Partial<Pick<MoveRow, 'studentId' | 'made' | 'record' | 'histories'>>,
): Promise<boolean> {
  const rows = await tx
    .insert(studentMoves)
    .values({ key, branch, url, day, ...facts })
    .onConflictDoNothing()
    .returning({ key: studentMoves.key });
  return rows.length > 0;
}

/** A record that waited for its day is in the list afterwards, or of no use. */
export const writeMoveState = async (
  tx: Tx,
  key: string,
  state: MoveRow['state'],
  at: Date,
): Promise<void> =>
  void (await tx
    .update(studentMoves)
    .set({ state, record: null, at })
    .where(eq(studentMoves.key, key)));

/** The moves of a student that happened or are planned. */
const toTell = (studentId: StudentId) =>
  and(
    eq(studentMoves.studentId, studentId),
    inArray(studentMoves.state, ['planned', 'gone', 'arrived']),
  );

export const isMoved = async (tx: Tx, studentId: StudentId): Promise<boolean> =>
  (await tx.$count(studentMoves, toTell(studentId))) > 0;

/** The same, the newest first. */
export const readMovesOf = (db: Db | Tx, studentId: StudentId): Promise<MoveRow[]> =>
  db
    .select()
    .from(studentMoves)
    .where(toTell(studentId))
    .orderBy(desc(studentMoves.day), desc(studentMoves.at));

/** Whose moves these are, by key. */
export async function readMoveNames(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: studentMoves.key, name: students.name })
    .from(studentMoves)
    .innerJoin(students, eq(students.id, studentMoves.studentId))
    .where(and(inArray(studentMoves.key, [...keys]), isNull(students.erasedAt)));
  return new Map(rows.map(({ key, name }) => [key, name]));
}
