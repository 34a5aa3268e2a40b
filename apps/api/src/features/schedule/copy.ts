import {
  copySkipText,
  describeClash,
  planCopy,
  type CopyResult,
  type scheduleEndpoints,
} from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { once } from '../../http/writes/once';
import type { Call } from '../../http/serve';
import { lockSchedules, noteChanges, refuse } from './own-schedules';
import { insertSchedules } from '../../shared/schedule/schedule-writes-db';
import { readSome } from './schedules-db';

/**
 * 지난달 그대로: asks for last month's schedules again and says which were left out and why. Nothing to
 * copy at all is refused.
 */
export async function copySchedules(db: Db, call: Call<typeof scheduleEndpoints.copySchedules>) {
  const {
    actor: { studentId },
    body: { month },
    now,
    request,
  } = call;
  const again = async (tx: Tx, { created, skipped }: CopyResult) => ({
    skipped,
    created: await readSome(
      tx,
      studentId,
      created.map(({ id }) => id),
    ),
  });
  return once(db, { ...call, again }, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const { drafts, skipped } = planCopy({ own: mine.own, month, today: seoulDay(now) });
    if (drafts.length === 0 && skipped.length === 0) throw refuse('nothing-to-copy');
    const ids = await insertSchedules(
      tx,
      drafts.map(({ draft }) => ({ studentId, draft, exceptions: [], replacesId: null, now })),
    );
    const created = await readSome(tx, studentId, ids);
    await noteChanges(
      tx,
      request,
      mine,
      ...created.map((after) => ({ action: 'copy-schedule', after })),
    );
    return {
      created,
      skipped: skipped.map((skip) => ({
        scheduleId: skip.source.id,
        title: skip.source.title,
        reason: skip.reason,
        message: copySkipText(skip.reason === 'clash' ? describeClash(skip.clash) : null),
      })),
    };
  });
}
