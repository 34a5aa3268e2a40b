import { can } from '@academy/domain/rights';
import type { Db } from '../../db/database';
import type { ManagersCall } from '../audit/manager-audit-db';
import { createViews, type View } from '../audit/views-db';

/** Notes that a manager read phone numbers. Nothing for one who gets none. */
export function createContactViews(db: Db) {
  const note = createViews(db, 'view-contacts');
  return async (call: ManagersCall & { now: Date }, view: View): Promise<void> => {
    if (can(call.actor, 'contacts.read')) await note(call, view);
  };
}
