import type { ReasonId, ScheduleId, StudentId } from '@academy/domain/ids';
import type { ReasonDraft } from '@academy/domain/reasons';
import type { checkDayOrder } from '@academy/domain/schedule';
import type { Tx } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import { readReportedAbsences } from './reported-absences-db';

interface Beside {
  /** The reason that is edited. */
  reason?: ReasonId;
  /** The schedule that does not hold on the day any more. */
  schedule?: ScheduleId | undefined;
}

/**
 * Refuses a time that cannot be beside what is approved for the day, at its field, in the words of
 * `check`. Under the student's lock.
 */
export async function refuseContrary(
  tx: Tx,
  studentId: StudentId,
  draft: ReasonDraft,
  check: typeof checkDayOrder,
  beside: Beside = {},
): Promise<void> {
  const { date } = draft;
  const reported = (await readReportedAbsences(tx, date, date, studentId))(studentId, date);
  refuseFields(
    check(
      draft,
      reported.filter(({ source, id }) => id !== beside[source]),
    ),
  );
}
