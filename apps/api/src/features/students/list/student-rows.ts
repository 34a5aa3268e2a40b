import { settleBill } from '@academy/domain/deposits';
import { groupBy } from '@academy/domain/collections';
import { addWon, timesWon } from '@academy/domain/money';
import type { Grants } from '@academy/domain/rights';
import {
  asksForSums,
  factsOfStudents,
  filterStudents,
  type StudentFilter,
  type StudentRow,
} from '@academy/domain/students';
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
}

/** What belongs beside the students in the grid. */
async function readSums(tx: Tx, now: Date, only?: readonly StudentId[]) {
  const of = { month: seoulMonth(now), ...(only && { only }) };
  return {
    meals: await readMealCounts(tx, of),
    bills: await readMonthBills(tx, of),
    entries: groupBy(await readMonthEntries(tx, of), (entry) => entry.studentId),
    points: await readPointSums(
      tx,
      (await readEditedPointSettings(tx)).settings,
      seoulDay(now),
      only,
    ),
    logins: await readLastLogins(tx, only),
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

/** Whether somebody else in the list has the same name. */
function createIsNamesake(rows: readonly StudentTableRow[]) {
  const named = groupBy(
    rows.filter(({ deletedAt }) => deletedAt === null),
    ({ name }) => name,
  );
  return ({ id, name }: StudentTableRow): boolean =>
    (named.get(name) ?? []).some((other) => other.id !== id);
}

const atOneInstant = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readAll(tx: Tx, { now, viewer }: Asked): Promise<StudentRow[]> {
  const rows = await readStudents(tx);
  const [isNamesake, sums] = [createIsNamesake(rows), await readSums(tx, now)];
  return rows.map((row) => rowOf(row, isNamesake(row), sums, viewer));
}

/**
 * Everybody's row in eight queries, whatever their number, and all of one instant. Deleted students
 * are among them.
 */
export const readStudentRows = (db: Db, asked: Asked): Promise<StudentRow[]> =>
  atOneInstant(db, (tx) => readAll(tx, asked));

const NO_SUMS = {
  namesake: false,
  lunchCount: 0,
  dinnerCount: 0,
  depositState: 'none',
  rewardTotal: 0,
  penaltyTotal: 0,
  pointStep: null,
  lastLoginAt: null,
} as const;

/**
 * A page of those who fit a filter, how many they are, and what the filters offer. What is added up
 * is read of the page alone, unless filter or order ask for it of everybody.
 */
export const readStudentsPage = (
  db: Db,
  { filter, from, to, ...asked }: Asked & { filter: StudentFilter; from: number; to: number },
) =>
  atOneInstant(db, async (tx) => {
    const pageOf = (all: readonly StudentRow[]) => {
      const found = filterStudents(all, filter);
      return {
        rows: found.slice(from, to),
        totalElements: found.length,
        facts: factsOfStudents(all),
      };
    };
    if (asksForSums(filter)) return pageOf(await readAll(tx, asked));
    const rows = await readStudents(tx);
    const page = pageOf(rows.map((row) => ({ ...toRecord(row, asked.viewer), ...NO_SUMS })));
    const ids = page.rows.map(({ id }) => id);
    const [isNamesake, sums] = [createIsNamesake(rows), await readSums(tx, asked.now, ids)];
    const rowById = new Map(rows.map((row) => [row.id, row]));
    return {
      ...page,
      rows: ids.flatMap((id) => {
        const row = rowById.get(id);
        return row ? [rowOf(row, isNamesake(row), sums, asked.viewer)] : [];
      }),
    };
  });

/** One student's row, inside somebody's transaction. */
export async function readStudentRow(
  tx: Tx,
  asked: Asked & { studentId: StudentId },
): Promise<StudentRow> {
  const row = await readStudent(tx, asked.studentId);
  return rowOf(
    row,
    await hasNamesake(tx, row),
    await readSums(tx, asked.now, [asked.studentId]),
    asked.viewer,
  );
}
