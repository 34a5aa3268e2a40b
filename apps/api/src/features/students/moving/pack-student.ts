import type { StudentId } from '@academy/domain/ids';
import type { CarriedHistory, CarriedMonth } from '@academy/domain/moves';
import type { MonthlyReport } from '@academy/domain/study-time';
import { seoulMonth, shiftMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import type { Tx } from '../../../db/database';
import type { PackedStudent } from '../../../shared/branches/moving';
import { readOwnAllergens } from '../../../shared/students/allergens-db';
import { readReports } from '../../../shared/study-time/read-reports';
import { readPoints, readReasonsSince } from '../facts/facts-db';
import { draftOf } from '../student-record';
import type { StudentTableRow } from '../students-db';
import { readMovesOf } from './student-moves-db';

/** How far back the months go that come along. */
const MONTHS = 12;

const carriedMonth = (month: CalendarMonth, report: MonthlyReport): CarriedMonth => ({
  month,
  attendance: report.attendance,
  study: report.study,
  remark: report.remark.text,
  points: report.points ?? { rewards: 0, penalties: 0 },
  exams: report.exams ?? [],
});

const isKnown = ({ attendance, study, remark, points, exams }: CarriedMonth): boolean =>
  [attendance, study, points].some((sums) => Object.values(sums ?? {}).some((sum) => sum > 0)) ||
  remark !== '' ||
  (exams ?? []).length > 0;

async function readCarriedMonths(tx: Tx, only: StudentId, now: Date): Promise<CarriedMonth[]> {
  const months: CarriedMonth[] = [];
  for (let back = 0; back < MONTHS; back += 1) {
    const month = shiftMonth(seoulMonth(now), -back);
    const parts = { meals: false, points: true, exams: true };
    const [report] = await readReports(tx, { month, now, only, parts });
    if (report) months.push(carriedMonth(month, report));
  }
  return months.filter(isKnown);
}

/** What a student's time here comes to, to be read at the next branch. */
async function readHistory(
  tx: Tx,
  { id, startDate }: StudentTableRow,
  { branch, lastDay, now }: { branch: string; lastDay: CalendarDay; now: Date },
): Promise<CarriedHistory> {
  const points = await readPoints(tx, id);
  const sumOf = (type: 'REWARD' | 'PENALTY') =>
    points
      .filter(({ pointType }) => pointType === type)
      .reduce((sum, point) => sum + point.points, 0);
  const reasons = await readReasonsSince(tx, id, now);
  return {
    branch,
    since: startDate,
    lastDay,
    pointSums: { rewards: sumOf('REWARD'), penalties: sumOf('PENALTY') },
    points: points.map(({ incidentDate, pointType, points: score, reason }) => ({
      incidentDate,
      pointType,
      points: score,
      reason,
    })),
    months: await readCarriedMonths(tx, id, now),
    reasons: reasons.map(({ date, type, text, status }) => ({ date, type, text, status })),
  };
}

/** What a student takes along: the record, and the history of this branch and those before it. */
export async function packStudent(
  tx: Tx,
  row: StudentTableRow,
  at: { branch: string; lastDay: CalendarDay; now: Date },
): Promise<PackedStudent> {
  const [last] = (await readMovesOf(tx, row.id)).filter(({ state }) => state === 'arrived');
  // A former time here is a part of this one: the record went on.
  const earlier = (last?.histories ?? []).filter(({ branch }) => branch !== at.branch);
  return {
    draft: draftOf(row),
    allergens: await readOwnAllergens(tx, row.id),
    histories: [await readHistory(tx, row, at), ...earlier],
  };
}
