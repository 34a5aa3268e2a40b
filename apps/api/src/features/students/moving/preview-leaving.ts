import type { StudentId } from '@academy/domain/ids';
import { studentMatcher } from '@academy/domain/identity';
import type { MoveCandidate } from '@academy/domain/moves';
import { won } from '@academy/domain/money';
import type { Grants } from '@academy/domain/rights';
import { seoulMonth, shiftMonth, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import type { Leaving, Refused } from '../../../shared/branches/moving';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { statusEffect } from '../leaving/status-effect';
import { readListed } from '../list/listed-students-db';
import { lockStudents, type StudentTableRow } from '../students-db';
import { isHere } from './let-student-go';
import { packStudent } from './pack-student';
import { readMovesOf } from './student-moves-db';

/** As many as a list in a dialog is read through. */
const FOUND = 20;

const candidateOf = ({ id, name, grade, school, phoneTail }: MoveCandidate): MoveCandidate => ({
  id,
  name,
  grade,
  school,
  phoneTail,
});

/** Who can be moved from here, by what an office typed; it sees no whole number. */
export async function findCandidates(
  db: Db,
  { q, viewer }: { q: string; viewer: Grants },
): Promise<MoveCandidate[]> {
  const matches = studentMatcher(q);
  return (await readListed(db, viewer))
    .filter((row) => row.deletedAt === null && row.status !== 'LEFT' && matches(row))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ko'))
    .slice(0, FOUND)
    .map(candidateOf);
}

/** Money around this month that is not settled: what is missing, and what goes back. */
async function readOpenMoney(tx: Tx, studentId: StudentId, now: Date) {
  const months = [-5, -4, -3, -2, -1, 0, 1].map((by) => shiftMonth(seoulMonth(now), by));
  const settings = await readLunchSettings(tx);
  const { bookOf } = await readMealBooks(tx, { months, only: [studentId], settings });
  const accounts = months.map((month) => ({ month, ...bookOf(studentId, month).account }));
  return {
    unpaid: accounts
      .filter(({ balance }) => balance < 0)
      .map(({ month, balance }) => ({ month, amount: won(-balance) })),
    refunds: accounts
      .filter(({ balance }) => balance > 0)
      .map(({ month, balance }) => ({ month, amount: won(balance) })),
  };
}

const carriedOf = (
  { guardians }: StudentTableRow,
  packed: Awaited<ReturnType<typeof packStudent>>,
) => {
  const [own, ...earlier] = packed.histories;
  return {
    guardians: guardians.length,
    months: own?.months.length ?? 0,
    exams: (own?.months ?? []).flatMap(({ exams = [] }) => exams.filter(({ results }) => results))
      .length,
    points: own?.pointSums,
    earlier: earlier.length,
  };
};

/** What a move would take along and leave behind. Nothing is written. */
export const previewLeaving = (
  db: Db,
  { studentId, branch, lastDay }: { studentId: StudentId; branch: string; lastDay: CalendarDay },
  now: Date,
): Promise<Leaving | Refused> =>
  db.transaction(async (tx) => {
    const [row] = await lockStudents(tx, [studentId]);
    if (!isHere(row)) return { problem: 'not-here' };
    if ((await readMovesOf(tx, studentId)).some(({ state }) => state === 'planned'))
      return { problem: 'already-moving' };
    const packed = await packStudent(tx, row, { branch, lastDay, now });
    const effect = await statusEffect(tx, { ids: [studentId], today: lastDay });
    return {
      student: candidateOf({ ...row, phoneTail: row.phone.slice(-4) }),
      draft: packed.draft,
      carried: carriedOf(row, packed),
      left: {
        mealCount: effect.mealCount,
        mealAmount: effect.mealAmount,
        scheduleCount: effect.scheduleCount,
        mockCount: effect.mockCount,
        ...(await readOpenMoney(tx, studentId, now)),
      },
    };
  });
