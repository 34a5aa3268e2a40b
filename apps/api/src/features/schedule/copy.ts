import { copySkipText } from '@academy/domain/messages';
import { copyResultSchema, describeClash, planCopy, type RegularSchedule, type scheduleEndpoints } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { once } from '../../http/once';
import type { Call } from '../../http/serve';
import { lockSchedules, noteChange, refuse, reread } from './own-schedules';
import { insertSchedule } from './schedules-db';

/** 지난달 그대로: asks for last month's schedules again and tells which were left out and why. Nothing to copy at all is refused. */
export async function copySchedules(db: Db, call: Call<typeof scheduleEndpoints.copySchedules>) {
  const { actor: { studentId }, body: { month }, now, request } = call;
  return once(db, call, copyResultSchema, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const { drafts, skipped } = planCopy({ own: mine.own, month, today: seoulDay(now) });
    if (drafts.length === 0 && skipped.length === 0) throw refuse('nothing-to-copy');
    const created: RegularSchedule[] = [];
    for (const { draft } of drafts) {
      const id = await insertSchedule(tx, { studentId, draft, exceptions: [], replacesId: null, now });
      const after = await reread(tx, mine, id);
      await noteChange(tx, request, mine, { action: 'copy-schedule', id, after });
      created.push(after);
    }
    return {
      created,
      skipped: skipped.map((skip) => ({
        scheduleId: skip.source.id, title: skip.source.title, reason: skip.reason, message: copySkipText(skip.reason === 'clash' ? describeClash(skip.clash) : null),
      })),
    };
  });
}
