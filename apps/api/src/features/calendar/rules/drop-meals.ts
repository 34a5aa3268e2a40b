import type { StudentLedgerLine } from '@academy/domain/calendar';
import { groupBy } from '@academy/domain/collections';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { Meal, LunchSettings } from '@academy/domain/meals';
import { monthOf, seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import { keepMonthsInStep } from '../../../shared/bills/bill-status-db';
import { insertLines, keptLines } from '../../../shared/bills/deposit-lines-db';
import type { OperationEntry } from '../../../shared/operations/operations-db';
import { madeRows } from '../../../shared/operations/restoring-rows-db';
import {
  keptReservations,
  writeRows,
  type StudentReservation,
} from '../../../shared/reservations-db';
import { readRows } from '../reservations-db';

export const reservationId = ({
  studentId,
  date,
}: Pick<StudentReservation, 'studentId' | 'date'>): string => `${studentId} ${date}`;

/** What a change did to reservations: before and after, row by row. */
export const reservationEntries = (
  before: readonly StudentReservation[],
  after: readonly StudentReservation[],
): OperationEntry[] => {
  const old = new Map(before.map((row) => [reservationId(row), row]));
  return after.map((row) => ({
    entity: keptReservations.entity,
    id: reservationId(row),
    before: old.get(reservationId(row)) ?? null,
    after: row,
  }));
};

interface Drop {
  studentId: StudentId;
  date: CalendarDay;
  meal: Meal;
}

/**
 * Takes meals off their days, in three statements; answers the rows as they were and as they are.
 */
export async function dropMeals(
  tx: Tx,
  drops: readonly Drop[],
  now: Date,
): Promise<{ before: StudentReservation[]; after: StudentReservation[] }> {
  if (drops.length === 0) return { before: [], after: [] };
  const byRow = groupBy(drops, reservationId);
  const rows = await readRows(
    tx,
    [...new Set(drops.map(({ studentId }) => studentId))],
    [...new Set(drops.map(({ date }) => date))],
  );
  const before = rows.filter((row) => byRow.has(reservationId(row)));
  const after = before.map((row) => {
    const gone = new Set(byRow.get(reservationId(row))?.map(({ meal }) => meal));
    return {
      ...row,
      lunch: row.lunch && !gone.has('lunch'),
      dinner: row.dinner && !gone.has('dinner'),
    };
  });
  await writeRows(tx, after, now);
  return { before, after };
}

interface Settle {
  rows: readonly StudentReservation[];
  lines: readonly StudentLedgerLine[];
  settings: LunchSettings;
  by: ManagerId;
  now: Date;
  note: string;
}

/** Books the lines and brings the bills of all touched months in step; answers what was booked. */
export async function settle(
  tx: Tx,
  { rows, lines, settings, by, now, note }: Settle,
): Promise<OperationEntry[]> {
  const today = seoulDay(now);
  // An open refund has no day until it is paid out.
  const booked = await insertLines(
    tx,
    lines.map((line) => ({ ...line, day: line.kind === 'refund' ? null : today, note })),
    { by, now },
  );
  await keepMonthsInStep(
    tx,
    [...rows.map(({ studentId, date }) => ({ studentId, month: monthOf(date) })), ...booked],
    settings,
  );
  return madeRows(
    tx,
    keptLines,
    booked.map(({ id }) => id),
  );
}
