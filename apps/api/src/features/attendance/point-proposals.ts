import { dayContext, proposePoints } from '@academy/domain/attendance';
import type { StudentProposal } from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { readGiven } from '../../shared/points/point-standings-db';
import { readOffered } from './presets-db';
import { readDay } from './day/read-day';
import { readAttendanceSettings } from '../../shared/settings/kept-settings';

/**
 * 벌점 제안: proposals for a study day that were not given yet, by seat. None while the rule is off or
 * its item is hidden.
 */
export async function readProposals(
  db: Db,
  date: CalendarDay,
  now: Date,
): Promise<StudentProposal[]> {
  const settings = await readAttendanceSettings(db);
  const presets = await readOffered(db, Object.values(settings.proposals));
  if (presets.size === 0) return [];
  const day = await readDay(db, date, now);
  const rowOf = new Map(day.rows.map((row) => [row.studentId, row]));
  return proposePoints(
    day.rows,
    dayContext(day, settings, now),
    settings,
    await readGiven(db, date),
  ).flatMap(({ studentId, cause, presetId }) => {
    const [row, preset] = [rowOf.get(studentId), presets.get(presetId)];
    return row && preset ? [{ ...row, cause, preset }] : [];
  });
}
