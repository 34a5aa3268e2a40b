import type { ManagerId, MoveId, StudentId } from '@academy/domain/ids';
import type { MoveDraft, MoveProblem, MoveState } from '@academy/domain/moves';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, desc, eq, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, moves } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';

/** As many as the list shows. */
const SHOWN = 200;

const columns = { move: moves, byName: managers.name };
const withNames = (db: Db | Tx) =>
  db.select(columns).from(moves).innerJoin(managers, eq(managers.id, moves.createdBy)).$dynamic();

export type MoveRow = typeof moves.$inferSelect & { byName: string };
const rowOf = ({ move, byName }: { move: typeof moves.$inferSelect; byName: string }): MoveRow => ({
  ...move,
  byName,
});

/** The newest first. */
export const readMoves = async (db: Db): Promise<MoveRow[]> =>
  (await withNames(db).orderBy(desc(moves.id)).limit(SHOWN)).map(rowOf);

export async function readMove(db: Db | Tx, id: MoveId): Promise<MoveRow> {
  const [row] = await withNames(db).where(eq(moves.id, id));
  if (!row) throw new Refusal('not-found');
  return rowOf(row);
}

export async function insertMove(
  tx: Tx,
  { from, to, studentId, day }: MoveDraft,
  { by, plannedOn, now }: { by: ManagerId; plannedOn: CalendarDay; now: Date },
): Promise<MoveId> {
  const fromStudent: StudentId = studentId;
  const [row] = await tx
    .insert(moves)
    .values({
      fromBranch: from,
      toBranch: to,
      fromStudent,
      day,
      plannedOn,
      createdBy: by,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: moves.id });
  if (!row) throw new Error('the move was not inserted');
  return row.id;
}

/** Writes how far it came, unless another process wrote meanwhile. */
export async function writeMove(
  db: Db | Tx,
  { id, state }: Pick<MoveRow, 'id' | 'state'>,
  next: { state: MoveState; problem: MoveProblem | null },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(moves)
    .set({ ...next, updatedAt: now })
    .where(and(eq(moves.id, id), eq(moves.state, state)))
    .returning({ id: moves.id });
  return rows.length > 0;
}

/** What is to be gone on with: all that is not over, and not waiting for its day. */
export const readDueMoves = async (db: Db, today: CalendarDay): Promise<MoveId[]> =>
  (
    await db
      .select({ id: moves.id })
      .from(moves)
      .where(
        and(
          notInArray(moves.state, ['done', 'cancelled']),
          or(ne(moves.state, 'announced'), lte(moves.day, today)),
        ),
      )
      .orderBy(asc(moves.id))
  ).map(({ id }) => id);
