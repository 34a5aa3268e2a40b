import { groupBy } from '@academy/domain/collections';
import type { Grants } from '@academy/domain/rights';
import type { StudentRow } from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay, seoulMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readEditedPointSettings, readPointSums } from '../../../shared/points/point-standings-db';
import { toRecord } from '../student-record';
import { readLastLogins } from './student-sums-db';
import { hasNamesake, readStudent, readStudents, type StudentTableRow } from '../students-db';

interface Asked {
  now: Date;
  viewer: Grants;
  /** One student instead of everybody. */
  studentId?: StudentId;
}

/** What belongs beside the students in the grid. */
async function readSums(tx: Tx, { now, studentId }: Asked) {
  const month = seoulMonth(now);
  const settings = await readLunchSettings(tx);
  const books = await readMealBooks(tx, {
    months: [month],
    settings,
    ...(studentId && { only: [studentId] }),
  });
  return {
    bookOf: (id: StudentId) => books.bookOf(id, month),
    points: await readPointSums(
      tx,
      (await readEditedPointSettings(tx)).settings,
      seoulDay(now),
      studentId && [studentId],
    ),
    logins: await readLastLogins(tx, studentId),
  };
}
type Sums = Awaited<ReturnType<typeof readSums>>;

function rowOf(row: StudentTableRow, namesake: boolean, sums: Sums, viewer: Grants): StudentRow {
  const { lunchCount, dinnerCount, account } = sums.bookOf(row.id);
  return {
    ...toRecord(row, viewer),
    namesake,
    lunchCount,
    dinnerCount,
    depositState: account.state,
    rewardTotal: sums.points.get(row.id)?.rewards ?? 0,
    penaltyTotal: sums.points.get(row.id)?.penalties ?? 0,
    pointStep: sums.points.get(row.id)?.step ?? null,
    lastLoginAt: sums.logins.get(row.id) ?? null,
  };
}

/** What the points of the rows are counted over. */
export const readPointPeriod = async (db: Db | Tx) =>
  (await readEditedPointSettings(db)).settings.period;

/**
 * Everybody's row in nine queries, whatever their number, and all of one instant. Deleted students
 * are among them.
 */
export const readStudentRows = (db: Db, asked: Asked): Promise<StudentRow[]> =>
  db.transaction(
    async (tx) => {
      const rows = await readStudents(tx);
      const sums = await readSums(tx, asked);
      const named = groupBy(
        rows.filter(({ deletedAt }) => deletedAt === null),
        ({ name }) => name,
      );
      return rows.map((row) =>
        rowOf(
          row,
          (named.get(row.name) ?? []).some(({ id }) => id !== row.id),
          sums,
          asked.viewer,
        ),
      );
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** One student's row, inside somebody's transaction. */
export async function readStudentRow(
  tx: Tx,
  asked: Asked & { studentId: StudentId },
): Promise<StudentRow> {
  const row = await readStudent(tx, asked.studentId);
  return rowOf(row, await hasNamesake(tx, row), await readSums(tx, asked), asked.viewer);
}
