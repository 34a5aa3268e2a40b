import { groupBy } from '@academy/domain/collections';
import type { Grants } from '@academy/domain/rights';
import {
  asksForSums,
  factsOfStudents,
  filterStudents,
  type ListedRow,
  type StudentFilter,
  type StudentRow,
} from '@academy/domain/students';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay, seoulMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { readPointSums } from '../../../shared/points/point-standings-db';
import { toRecord } from '../student-record';
import { readLastLogins } from './student-sums-db';
import {
  hasNamesake,
  readStudent,
  readStudents,
  readStudentsOf,
  type StudentTableRow,
} from '../students-db';
import { readListed } from './listed-students-db';

interface Asked {
  now: Date;
  viewer: Grants;
}

/** What belongs beside the students in the grid. */
async function readSums(tx: Tx, now: Date, only?: readonly StudentId[]) {
  const month = seoulMonth(now);
  const settings = await readLunchSettings(tx);
  const books = await readMealBooks(tx, { months: [month], settings, ...(only && { only }) });
  return {
    bookOf: (id: StudentId) => books.bookOf(id, month),
    points: await readPointSums(tx, await readPointSettings(tx), seoulDay(now), { only }),
    logins: await readLastLogins(tx, only),
  };
}
type Sums = Awaited<ReturnType<typeof readSums>>;

function rowOf(row: StudentTableRow, namesake: boolean, sums: Sums, viewer: Grants): StudentRow {
  const { lunchCount, dinnerCount, account } = sums.bookOf(row.id);
  return Object.assign(toRecord(row, viewer), {
    namesake,
    lunchCount,
    dinnerCount,
    depositState: account.state,
    rewardTotal: sums.points.get(row.id)?.rewards ?? 0,
    penaltyTotal: sums.points.get(row.id)?.penalties ?? 0,
    pointStep: sums.points.get(row.id)?.step ?? null,
    lastLoginAt: sums.logins.get(row.id) ?? null,
  });
}

/** What the points of the rows are counted over. */
export const readPointPeriod = async (db: Db | Tx) => (await readPointSettings(db)).period;

interface Named {
  id: StudentId;
  name: string;
}

/** Whether another student in the list has the same name. */
function createIsNamesake(rows: readonly (Named & { deletedAt: unknown })[]) {
  const named = groupBy(
    rows.filter(({ deletedAt }) => deletedAt === null),
    ({ name }) => name,
  );
  return ({ id, name }: Named): boolean => (named.get(name) ?? []).some((other) => other.id !== id);
}

const atOneInstant = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readAll(tx: Tx, { now, viewer }: Asked): Promise<StudentRow[]> {
  const rows = await readStudents(tx);
  const [isNamesake, sums] = [createIsNamesake(rows), await readSums(tx, now)];
  return rows.map((row) => rowOf(row, isNamesake(row), sums, viewer));
}

/**
 * All students' rows in ten queries at one instant, for any number of students. Deleted students
 * are among them.
 */
export const readStudentRows = (db: Db, asked: Asked): Promise<StudentRow[]> =>
  atOneInstant(db, (tx) => readAll(tx, asked));

/**
 * A page of those who fit a filter, how many they are, and what the filters offer. Sums are read
 * for the page alone, unless filter or order need them for all.
 */
export const readStudentsPage = (
  db: Db,
  { filter, from, to, ...asked }: Asked & { filter: StudentFilter; from: number; to: number },
) =>
  atOneInstant(db, async (tx) => {
    const pageOf = <Row extends ListedRow>(all: readonly Row[]) => {
      const found = filterStudents(all, filter);
      return {
        rows: found.slice(from, to),
        totalElements: found.length,
        facts: factsOfStudents(all),
      };
    };
    if (asksForSums(filter)) return pageOf(await readAll(tx, asked));
    const listed = await readListed(tx, asked.viewer);
    const page = pageOf(listed);
    const ids = page.rows.map(({ id }) => id);
    const [isNamesake, sums] = [createIsNamesake(listed), await readSums(tx, asked.now, ids)];
    const rows = await readStudentsOf(tx, ids);
    return {
      ...page,
      rows: rows.map((row) => rowOf(row, isNamesake(row), sums, asked.viewer)),
    };
  });

/** One student's row, inside the caller's transaction. */
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
