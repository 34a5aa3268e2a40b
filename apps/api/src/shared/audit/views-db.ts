import type { Db } from '../../db/database';
import { databaseErrorKind } from '../../db/database-error-kind';
import { claimOnce } from '../../http/limits/limits-db';
import { transact } from '../../http/writes/transact';
import { auditManager, type ManagerEntry, type ManagersCall } from './manager-audit-db';

const HOUR_MS = 3_600_000;

/** What or whose details were read: nothing more is written down. */
export type View = Pick<ManagerEntry, 'entity' | 'entityId' | 'subject'>;

/**
 * Notes in the log that a manager read something of a person: once for each thing in an hour of the
 * clock, however often it is read. When there is no room on the disk reading goes on all the same.
 */
export function createViews(db: Db, action: ManagerEntry['action']) {
  let [hour, noted] = [0, new Set<string>()];
  return async (call: ManagersCall & { now: Date }, view: View): Promise<void> => {
    const present = Math.floor(call.now.getTime() / HOUR_MS);
    if (present !== hour) [hour, noted] = [present, new Set()];
    const key = `${action}:${call.actor.managerId}:${view.entity}:${view.entityId ?? 'all'}:${hour}`;
    if (noted.has(key)) return;
    try {
      await transact(db, async (tx) => {
        if (await claimOnce(tx, key, new Date((present + 1) * HOUR_MS)))
          await auditManager(tx, call, { action, ...view });
      });
    } catch (error) {
      if (databaseErrorKind(error) !== 'disk-full') throw error;
      call.request.log.warn(`no room to write down: ${action}`);
      return;
    }
    noted.add(key);
  };
}
