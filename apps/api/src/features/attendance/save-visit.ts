import { decideCorrection, decideVisit, visitInOrder, type attendanceEndpoints, type Visit, type VisitValue } from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { isOwnId } from '../../http/own-id';
import { Refusal } from '../../http/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { auditManager } from '../../shared/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { nextRevision } from './day-db';
import { readAttendanceSettings } from './settings-db';
import { readNames } from './students-db';
import { readVisits, writeVisits } from './visits-db';

const told = (visit: VisitValue | null) => (visit === null ? {} : { arrivedAt: visit.arrivedAt, leftAt: visit.leftAt, outings: visit.outings.map(({ from, to }) => `${from}–${to ?? ''}`).join(', ') });

/** Saves when a student came, went and was out, on the version that its author saw: 409 with the present one when somebody wrote since. */
export function saveVisit(db: Db, call: Call<typeof attendanceEndpoints.saveVisit>) {
  const { actor, now, params: { date }, body: { reason, ...edit } } = call;
  return transact(db, async (tx) => {
    const { dayStartsAt } = await readAttendanceSettings(tx);
    if (!visitInOrder(edit, dayStartsAt)) throw new Refusal(400, 'visit-out-of-order');
    const names = isOwnId(edit.studentId) ? await readNames(tx, [edit.studentId]) : new Map();
    if (names.size === 0) throw new Refusal(404, 'not-found');
    const { revision, closed } = await nextRevision(tx, date);
    const decision = decideCorrection({ closed: closed !== null, reason });
    if (!decision.allowed) throw new Refusal(409, decision.reason);
    const present = async (): Promise<Visit | null> => (await readVisits(tx, date, { only: [edit.studentId] }))[0]?.visit ?? null;
    const current = await present();
    const what = decideVisit(current, edit);
    if (what === 'conflict' && current) throw new Refusal(409, 'visit-changed', { extra: { current } });
    if (what === 'write') {
      const { base: _, ...visit } = edit;
      await writeVisits(tx, [{ ...visit, version: (current?.version ?? 0) + 1 }], { date, revision, by: actor.managerId, now });
      await auditManager(tx, call, {
        action: 'save-visit', entity: 'attendance', entityId: edit.studentId, subject: `${names.get(edit.studentId) ?? ''} ${formatDay(date)}`, before: told(current), after: { ...told(edit), ...(reason && { reason }) },
      });
      await notify(tx, { topic: 'attendance', date, revision });
    }
    const visit = await present();
    if (!visit) throw new Refusal(400, 'visit-out-of-order');
    return { visit, revision };
  });
}
