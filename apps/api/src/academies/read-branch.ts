import { isBackupStale } from '@academy/domain/backups';
import type { BranchFigures } from '@academy/domain/branches';
import { depositTotals } from '@academy/domain/deposits';
import { isOn } from '@academy/domain/features';
import { monthOf, seoulDay } from '@academy/domain/time';
import type { Database } from '../db/database';
import type { Env } from '../env';
import { readPresence } from '../features/attendance/day/read-presence';
import { readOrderTasks } from '../features/messages/orders/order-standings';
import {
  countEnrolled,
  countFailedMessages,
  countMeals,
  countOpenObjections,
  countPendingReasons,
  countPendingSchedules,
} from '../features/stats/tasks-db';
import { newestBackup } from '../operate/backup/rotation';
import type { Store } from '../store/store';
import { readBilledAccounts } from '../shared/bills/billed-months-db';
import { readFeaturesOff } from '../shared/settings/features-db';

/** What of a branch its head office reads. */
export interface BranchRooms {
  database: Pick<Database, 'db'>;
  env: Pick<Env, 'BACKUP_DIR'>;
  store: Pick<Store, 'put'>;
}

/**
 * What a branch counts now, as its own pages do. One question after the other: an office takes one
 * of its connections. What it switched off waits for nobody there.
 */
export async function readBranch(
  { database: { db }, env: { BACKUP_DIR } }: BranchRooms,
  now: Date,
): Promise<BranchFigures> {
  const today = seoulDay(now);
  const off = await readFeaturesOff(db);
  const presence = await readPresence(db, now);
  const money = depositTotals(await readBilledAccounts(db, monthOf(today)));
  const schedules = isOn('schedule', off) ? await countPendingSchedules(db) : 0;
  const newest = BACKUP_DIR === undefined ? undefined : await newestBackup(BACKUP_DIR);
  return {
    enrolled: await countEnrolled(db),
    arrived: presence.arrived,
    missing: presence.missing.length,
    ...(await countMeals(db, today)),
    billed: money.billed,
    paid: money.paid,
    unpaid: money.unpaid,
    approvals: schedules + (await countPendingReasons(db)),
    objections: isOn('points', off) ? await countOpenObjections(db) : 0,
    refunds: money.byState['refund-due'],
    orders: (await readOrderTasks(db, now)).length,
    failedMessages: await countFailedMessages(db, now),
    lastBackup: newest?.toISOString() ?? null,
    // Without a folder backups are kept by somebody else; with one, none at all is none.
    backupStale:
      newest === undefined
        ? BACKUP_DIR !== undefined
        : isBackupStale({ newest, failed: null }, now),
  };
}
