import { can } from '@academy/domain/rights';
import type { Db } from '../../db/database';
import { databaseErrorKind } from '../../http/errors/database-error-kind';
import { claimOnce } from '../../http/limits/limits-db';
import { transact } from '../../http/writes/transact';
import { auditManager, type ManagerEntry, type ManagersCall } from '../audit/manager-audit-db';

const HOUR_MS = 3_600_000;

/** Which list or whose details were read: nothing more is written down. */
export type ContactView = Pick<ManagerEntry, 'entity' | 'entityId' | 'subject'>;

/**
 * Notes in the log that a manager read phone numbers: once for each list or student in an hour of
 * the clock, however often it is read. Nothing for whoever gets no numbers. When there is no room
 * on the disk reading goes on all the same.
 */
export function createContactViews(db: Db) {
  let [hour, noted] = [0, new Set<string>()];
  return async (call: ManagersCall & { now: Date }, view: ContactView): Promise<void> => {
    if (!can(call.actor, 'contacts.read')) return;
    const present = Math.floor(call.now.getTime() / HOUR_MS);
    if (present !== hour) [hour, noted] = [present, new Set()];
    const key = `contacts:${call.actor.managerId}:${view.entity}:${view.entityId ?? 'all'}:${hour}`;
    if (noted.has(key)) return;
    try {
      await transact(db, async (tx) => {
        if (await claimOnce(tx, key, new Date((present + 1) * HOUR_MS)))
          await auditManager(tx, call, { action: 'view-contacts', ...view });
      });
    } catch (error) {
      if (databaseErrorKind(error) !== 'disk-full') throw error;
      call.request.log.warn('no room to write down who read phone numbers');
      return;
    }
    noted.add(key);
  };
}
