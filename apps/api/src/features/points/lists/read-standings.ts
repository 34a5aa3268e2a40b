import { isAtStep, type PointStanding } from '@academy/domain/points';
import { bySeat, matchesStudent } from '@academy/domain/identity';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { readPointSums, type PointSpan } from '../../../shared/points/point-standings-db';
import { readPresent } from './point-students-db';

const NONE = { rewardTotal: 0, penaltyTotal: 0, counted: 0, step: null, lastIncidentDate: null };

interface Query extends PointSpan {
  q?: string | undefined;
  step?: string | undefined;
}

/**
 * 학생별 누적: three queries, whatever the number of students. `step` narrows to one step by its name,
 * or to any (`isAtStep`).
 * By seat.
 */
export async function readStandings(
  db: Db,
  { q = '', step = '', from, to }: Query,
  now: Date,
): Promise<PointStanding[]> {
  return db.transaction(
    async (tx) => {
      const settings = await readPointSettings(tx);
      const sums = await readPointSums(tx, settings, seoulDay(now), { span: { from, to } });
      return (await readPresent(tx))
        .map((student): PointStanding => {
          const {
            rewardTotal,
            penaltyTotal,
            counted,
            step: reached,
            lastIncidentDate,
          } = sums.get(student.studentId) ?? NONE;
          return Object.assign(student, {
            rewardTotal,
            penaltyTotal,
            counted,
            step: reached,
            lastIncidentDate,
            net: rewardTotal - penaltyTotal,
          });
        })
        .filter((row) => matchesStudent(row, q) && isAtStep(row.step, step))
        .toSorted(bySeat);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
