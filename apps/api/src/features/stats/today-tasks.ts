import { isBackupStale, type BackupTimes } from '@academy/domain/backups';
import type { OrderTask } from '@academy/domain/messages';
import { can, type Right } from '@academy/domain/rights';
import { depositTotals } from '@academy/domain/deposits';
import { nextCutoff, paymentWindow } from '@academy/domain/meals';
import { monthOf, seoulDay, shiftDay, type CalendarMonth } from '@academy/domain/time';
import type { PresenceNow, TodayTasks } from '@academy/domain/stats';
import type { Db } from '../../db/database';
import type { ManagerActor } from '../../http/auth/actor';
import { readBilledAccounts } from '../../shared/bills/billed-months-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { countOver } from '../../shared/points/point-standings-db';
import {
  countFailedMessages,
  countLoginAlerts,
  countMeals,
  countOpenObjections,
  countPendingAccounts,
  countPendingReasons,
  countPendingSchedules,
  countWaitingDevices,
  readClosingMocks,
} from './tasks-db';

/** A mock exam closes soon when its registration ends today or on one of the days after it. */
const CLOSING_DAYS = 3;

async function readNextCutoff(db: Db, now: Date) {
  const next = nextCutoff(await readLunchSettings(db), now);
  return (
    next && {
      date: next.date,
      closesAt: next.closesAt.toISOString(),
      ...(await countMeals(db, next.date)),
    }
  );
}

async function readMoney(db: Db, month: CalendarMonth) {
  const { due, paid, unpaid, unpaidStudents } = depositTotals(await readBilledAccounts(db, month));
  const { last } = paymentWindow(await readLunchSettings(db), month);
  return { due, paid, unpaid, unpaidStudents, until: last };
}

export interface TasksDeps {
  db: Db;
  /** Orders to the caterer that need attention. */
  readOrderTasks: (now: Date) => Promise<OrderTask[]>;
  readPresence: (now: Date) => Promise<PresenceNow>;
  /** Null: the server keeps no backups that it sees. */
  readBackupTimes: () => Promise<BackupTimes | null>;
}

/** 오늘 처리할 일: what an account may not see stays unknown to it. */
export async function readTodayTasks(
  { db, readOrderTasks, readPresence, readBackupTimes }: TasksDeps,
  actor: ManagerActor,
  now: Date,
): Promise<TodayTasks> {
  const today = seoulDay(now);
  const seen = async <T>(right: Right, read: () => PromiseLike<T>): Promise<T | null> =>
    can(actor, right) ? read() : null;
  const [
    meals,
    next,
    pendingSchedules,
    pendingReasons,
    money,
    pendingAccounts,
    closingMocks,
    overStudents,
    openObjections,
    presence,
    loginAlerts,
    waitingDevices,
    orders,
    failedMessages,
    backups,
  ] = await Promise.all([
    seen('meals.read', () => countMeals(db, today)),
    seen('meals.read', () => readNextCutoff(db, now)),
    seen('attendance.read', () => countPendingSchedules(db)),
    seen('attendance.read', () => countPendingReasons(db)),
    seen('deposits.read', () => readMoney(db, monthOf(today))),
    seen('accounts.manage', () => countPendingAccounts(db)),
    seen('mocks.read', () => readClosingMocks(db, today, shiftDay(today, CLOSING_DAYS))),
    seen('points.read', () => countOver(db, today)),
    seen('points.read', () => countOpenObjections(db)),
    seen('attendance.read', () => readPresence(now)),
    seen('students.read', () => countLoginAlerts(db)),
    seen('students.read', () => countWaitingDevices(db)),
    seen('meals.read', () => readOrderTasks(now)),
    seen('settings.read', () => countFailedMessages(db, now)),
    seen('backups.manage', readBackupTimes),
  ]);
  return {
    asOf: now.toISOString(),
    date: today,
    lunch: meals?.lunch ?? null,
    dinner: meals?.dinner ?? null,
    nextCutoff: next,
    presence,
    pendingSchedules,
    pendingReasons,
    money,
    pendingAccounts,
    closingMocks,
    overStudents,
    openObjections,
    loginAlerts,
    waitingDevices,
    orders,
    failedMessages,
    staleBackup:
      backups && isBackupStale(backups, now)
        ? { newest: backups.newest?.toISOString() ?? null }
        : null,
  };
}
