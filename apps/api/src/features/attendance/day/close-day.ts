import {
  dayContext,
  decideCloseDay,
  planClose,
  studyDayAt,
  type attendanceEndpoints,
} from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import {
  nextRevision,
  readStudyDay,
  writeClose,
  writeReopen,
} from '../../../shared/attendance/study-days-db';
import { writeMarks } from '../marks/marks-db';
import { readDay } from './read-day';
import { readAttendanceSettings } from '../../../shared/settings/attendance-settings-db';
import { writeVisits } from '../../../shared/attendance/visits-db';

/**
 * 하루 마감: settles the cells that are still open (`planClose`). Refused if anything was written since
 * the manager read the sheet.
 */
export function closeDay(db: Db, call: Call<typeof attendanceEndpoints.closeDay>) {
  const {
    actor,
    now,
    params: { date },
    body: { revision: seen },
  } = call;
  const by = actor.managerId;
  return once(db, call, async (tx) => {
    const before = await nextRevision(tx, date);
    const settings = await readAttendanceSettings(tx);
    const decision = decideCloseDay({
      date,
      today: studyDayAt(now, settings),
      closed: before.closed !== null,
    });
    if (!decision.allowed) throw new Refusal(decision.reason);
    if (before.revision !== seen + 1) throw new Refusal('sheet-changed');
    const day = await readDay(tx, date, now);
    const { edits, visits, absent, seenOff, open } = planClose(day.rows, {
      ...dayContext(day, settings, now),
      at: now.toISOString(),
    });
    const write = { date, revision: before.revision, by, now };
    await writeMarks(
      tx,
      edits.map(({ base, ...edit }) => ({ ...edit, version: base + 1, madeAt: now })),
      { ...write, reason: null },
    );
    await writeVisits(
      tx,
      visits.map(({ base, ...visit }) => ({ ...visit, version: base + 1, before: null })),
      // Departure times are inferred from the periods, so guardians are not notified of them.
      { ...write, today: null },
    );
    await writeClose(tx, date, { by, now });
    await auditManager(tx, call, {
      action: 'close-day',
      entity: 'attendance',
      entityId: date,
      subject: formatDay(date),
      before: {},
      after: { absent, seenOff },
    });
    await notify(tx, { topic: 'attendance', date, revision: before.revision });
    const { closed } = await readStudyDay(tx, date);
    if (!closed) throw new Error('the close that was just written is gone');
    return { closed, absent, seenOff, open: open.length };
  });
}

/** 마감 해제: marks need no reason any more. What closing wrote stays. */
export function reopenDay(db: Db, call: Call<typeof attendanceEndpoints.reopenDay>) {
  const {
    params: { date },
    body: { reason },
  } = call;
  return once(db, call, async (tx) => {
    const { closed, revision } = await nextRevision(tx, date);
    if (closed === null) throw new Refusal('day-open');
    await writeReopen(tx, date, reason.trim());
    await auditManager(tx, call, {
      action: 'reopen-day',
      entity: 'attendance',
      entityId: date,
      subject: formatDay(date),
      before: {},
      after: { reason: reason.trim() },
    });
    await notify(tx, { topic: 'attendance', date, revision });
    return { success: true as const };
  });
}
