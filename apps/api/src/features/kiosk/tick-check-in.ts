import type { kioskManagementEndpoints } from '@academy/domain/kiosk';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { lockStudyDay, readStudyDay } from '../../shared/attendance/study-days-db';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { readMarked, tickMarked } from './check-ins-db';

/** A manager has looked into a marked check-in, or wants it looked into again. */
export const tickCheckIn = (
  db: Db,
  { actor, request, params, body, now }: Call<typeof kioskManagementEndpoints.tickCheckIn>,
) =>
  transact(db, async (tx) => {
    const { seen } = body;
    const found = await readMarked(tx, params.checkInId);
    if (!found) throw new Refusal('not-found');
    const { date, studentId } = found;
    await lockStudyDay(tx, date);
    const seenByName = (await readMarked(tx, params.checkInId))?.seenByName ?? null;
    const before = seenByName !== null;
    if (before === seen) return { seenByName };
    await tickMarked(tx, params.checkInId, seen ? { at: now, by: actor.managerId } : null);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'tick-check-in',
        entity: 'attendance',
        entityId: studentId,
        subject: `${found.name} ${formatDay(date)}`,
        before: { seen: before },
        after: { seen },
      },
    );
    const { revision } = await readStudyDay(tx, date);
    await notify(tx, { topic: 'attendance', date, revision });
    return { seenByName: (await readMarked(tx, params.checkInId))?.seenByName ?? null };
  });
