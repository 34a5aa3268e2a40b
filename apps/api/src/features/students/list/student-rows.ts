import { settleBill } from '@academy/domain/deposits';
import { groupBy } from '@academy/domain/collections';
import { addWon, timesWon } from '@academy/domain/money';
import type { Grants } from '@academy/domain/rights';
import type { StudentRow } from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay, seoulMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readEditedPointSettings, readPointSums } from '../../../shared/points/point-standings-db';
import { toRecord } from '../student-record';
import {
  readLastLogins,
  readMealCounts,
  readMonthBills,
  readMonthEntries,
} from './student-sums-db';
import { hasNamesake, readStudent, readStudents, type StudentTableRow } from '../students-db';

interface Asked {
  now: Date;
  viewer: Grants;
  /** One student instead of everybody. */
  studentId?: StudentId;
}

/** What belongs beside the students in the grid. */
async function readSums(tx: Tx, { now, studentId }: Asked) {
  const of = { month: seoulMonth(now), ...(studentId && { studentId }) };
  return {
    meals: await readMealCounts(tx, of),
    bills: await readMonthBills(tx, of),
    entries: groupBy(await readMonthEntries(tx, of), (entry) => entry.studentId),
    points: await readPointSums(
      tx,
      (await readEditedPointSettings(tx)).settings,
      seoulDay(now),
      studentId && [studentId],
    ),
    logins: await readLastLogins(tx, studentId),
    settings: await readLunchSettings(tx),
  };
}
type Sums = Awaited<ReturnType<typeof readSums>>;

/**
 * Where this month's payment stands. A month without frozen prices has no meals, or costs what the
 * settings say.
 */
function depositStateOf(id: StudentId, { meals, bills, entries, settings }: Sums) {
  const { lunch = 0, dinner = 0 } = meals.get(id) ?? {};
  const bill = bills.get(id);
  const { lunchPrice, dinnerPrice } = bill ?? settings;
  const billed =
    bill?.closedTotal ?? addWon(timesWon(lunchPrice, lunch), timesWon(dinnerPrice, dinner));
  return settleBill(billed, entries.get(id) ?? []).state;
}

const rowOf = (
  row: StudentTableRow,
  namesake: boolean,
  sums: Sums,
  viewer: Grants,
): StudentRow => ({
  ...toRecord(row, viewer),
  namesake,
  lunchCount: sums.meals.get(row.id)?.lunch ?? 0,
  dinnerCount: sums.meals.get(row.id)?.dinner ?? 0,
  depositState: depositStateOf(row.id, sums),
  rewardTotal: sums.points.get(row.id)?.rewards ?? 0,
  penaltyTotal: sums.points.get(row.id)?.penalties ?? 0,
  pointStep: sums.points.get(row.id)?.step ?? null,
  lastLoginAt: sums.logins.get(row.id) ?? null,
});

/** What the points of the rows are counted over. */
export const readPointPeriod = async (db: Db | Tx) =>
  (await readEditedPointSettings(db)).settings.period;

/**
 * Everybody's row in eight queries, whatever their number, and all of one instant. Deleted students
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
