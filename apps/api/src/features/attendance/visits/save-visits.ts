import {
  decideCorrection,
  decideVisit,
  studyDayAt,
  visitInFuture,
  visitInOrder,
  type attendanceEndpoints,
  type VisitEdit,
  type VisitValue,
} from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import { formatDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { isOwnId } from '../../../http/auth/own-id';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { nextRevision } from '../../../shared/attendance/study-days-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readNames } from '../students-db';
import { readVisits, writeVisits } from '../../../shared/attendance/visits-db';

const visitFacts = (visit: VisitValue | null) =>
  visit === null
    ? {}
    : {
        arrivedAt: visit.arrivedAt,
        leftAt: visit.leftAt,
        outings: visit.outings.map(({ from, to }) => `${from}–${to ?? ''}`).join(', '),
      };

/** If a request names a student twice, the last edit counts. */
const lastOf = (edits: readonly VisitEdit[]): ReadonlyMap<StudentId, VisitEdit> =>
  new Map(edits.map((edit) => [edit.studentId, edit]));

/** Refuses what the screen never sends; returns the students' names and the settings. */
async function refuseImpossible(
  tx: Tx,
  edits: readonly VisitEdit[],
  { date, now }: { date: CalendarDay; now: Date },
) {
  const settings = await readAttendanceSettings(tx);
  if (edits.some((edit) => !visitInOrder(edit, settings.dayStartsAt)))
    throw new Refusal('visit-out-of-order');
  if (edits.some((edit) => visitInFuture(edit, date, now, settings)))
    throw new Refusal('visit-in-future');
  const ids = [...new Set(edits.map(({ studentId }) => studentId))];
  const names = ids.every(isOwnId) ? await readNames(tx, ids) : new Map<StudentId, string>();
  if (names.size < ids.length) throw new Refusal('not-found');
  return { settings, names };
}

/**
 * Saves arrivals, departures and outings, each only on the version that its author saw; the others
 * are returned as conflicts. Eight statements, whatever the number of students.
 */
export function saveVisits(db: Db, call: Call<typeof attendanceEndpoints.saveVisits>) {
  const {
    actor,
    now,
    params: { date },
    body: { reason, edits },
  } = call;
  const wanted = lastOf(edits);
  const ids = [...wanted.keys()];
  return transact(db, async (tx) => {
    const { settings, names } = await refuseImpossible(tx, edits, { date, now });
    const { revision, closed } = await nextRevision(tx, date);
    const decision = decideCorrection({ closed: closed !== null, reason });
    if (!decision.allowed) throw new Refusal(decision.reason);

    const present = new Map(
      (await readVisits(tx, date, { only: ids })).map(({ studentId, visit }) => [studentId, visit]),
    );
    const decided = [...wanted.values()]
      .map((edit) => ({ edit, current: present.get(edit.studentId) ?? null }))
      .map((one) => ({ ...one, what: decideVisit(one.current, one.edit) }));
    const writes = decided.filter(({ what }) => what === 'write');
    await writeVisits(
      tx,
      writes.map(({ edit, current }) => ({
        ...edit,
        version: (current?.version ?? 0) + 1,
        before: current,
      })),
      { date, revision, by: actor.managerId, now, today: studyDayAt(now, settings) },
    );
    await auditManager(
      tx,
      call,
      writes.map(({ edit, current }) => ({
        action: 'save-visit',
        entity: 'attendance',
        entityId: edit.studentId,
        subject: `${names.get(edit.studentId) ?? ''} ${formatDay(date)}`,
        before: visitFacts(current),
        after: { ...visitFacts(edit), ...(reason && { reason }) },
      })),
    );
    if (writes.length > 0) await notify(tx, { topic: 'attendance', date, revision });

    const stands = await readVisits(tx, date, { only: ids });
    const conflicting = new Set(
      decided.filter(({ what }) => what === 'conflict').map(({ edit }) => edit.studentId),
    );
    return {
      saved: stands.filter(({ studentId }) => !conflicting.has(studentId)),
      conflicts: stands.filter(({ studentId }) => conflicting.has(studentId)),
      revision,
    };
  });
}
