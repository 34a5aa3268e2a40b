import { countsToday, totalsOf } from '@academy/domain/points';
import type { studentEndpoints } from '@academy/domain/students';
import { seoulDay, seoulMonth, shiftMonth, type CalendarMonth } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readPointSettings } from '../../../shared/settings/kept-settings';
import { readAttendance } from './facts-attendance-db';
import { readReasonsSince, readLedger, readPoints } from './facts-db';
import { readOwnAllergens } from '../../../shared/students/allergens-db';
import { readRegistrations } from '../../../shared/registrations-db';
import { readSchedules } from '../../../shared/schedule/schedules-db';
import { countLogins } from '../sign-out-db';
import { readErasure } from '../erasure/due-db';
import { isMoved } from '../moving/student-moves-db';
import { readMonths } from './student-months';
import { readStudentRow } from '../list/student-rows';

/** From two months back to the next, newest first. */
const monthsAround = (present: CalendarMonth) =>
  [1, 0, -1, -2].map((distance) => shiftMonth(present, distance));

const SHOWN_POINTS = 200;

/**
 * Everything about one student, all of one instant, in a fixed number of queries: what the drawer
 * shows.
 */
export const readStudentFacts = (
  db: Db,
  { actor, params: { studentId }, now }: Call<typeof studentEndpoints.studentFacts>,
) =>
  db.transaction(
    async (tx) => {
      const student = await readStudentRow(tx, { studentId, now, viewer: actor });
      const entries = await readLedger(tx, studentId);
      const points = await readPoints(tx, studentId);
      const settings = await readPointSettings(tx);
      return {
        asOf: now.toISOString(),
        student,
        entries,
        ownAllergens: await readOwnAllergens(tx, studentId),
        erasure: student.status === 'LEFT' ? await readErasure(tx, studentId) : null,
        sessionCount: await countLogins(tx, studentId, now),
        moved: await isMoved(tx, studentId),
        months: await readMonths(tx, studentId, {
          months: monthsAround(seoulMonth(now)),
          entries,
          settings: await readLunchSettings(tx),
        }),
        points: points.slice(0, SHOWN_POINTS).map(({ createdAt, ...all }) => {
          const { asksConfirmation: _asks, confirmedAt: _at, ...point } = all;
          return {
            ...point,
            registrationDate: seoulDay(createdAt),
            createdAt: createdAt.toISOString(),
          };
        }),
        pointTotals: totalsOf(
          points.filter(({ incidentDate }) => countsToday(incidentDate, settings, seoulDay(now))),
        ),
        pointPeriod: settings.period,
        registrations: await readRegistrations(tx, { studentId, now }),
        schedules: (await readSchedules(tx, studentId)).toReversed(),
        reasons: await readReasonsSince(tx, studentId, now),
        attendance: await readAttendance(tx, studentId, now),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
