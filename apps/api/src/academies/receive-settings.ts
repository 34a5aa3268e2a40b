import type { LunchSettings } from '@academy/domain/meals';
import {
  handedAttendance,
  handedMeals,
  handedMocks,
  handedNotices,
  handedPoints,
  handedSchedule,
  type HandedSetting,
  type Take,
} from '@academy/domain/settings';
import type { Db, Tx } from '../db/database';
import { attendanceTab } from '../features/attendance/settings/save-settings';
import { noticeTab } from '../features/messages/messages-routes';
import { pointTab } from '../features/points/settings-tab';
import { mockTab, scheduleTab } from '../features/settings/management-routes';
import { Refusal } from '../http/errors/refusal';
import { transact } from '../http/writes/transact';
import { auditOffice } from '../shared/branches/audit-office';
import type { HandedSettings } from '../shared/branches/branches';
import { notify } from '../shared/notify-db';
import { sameJson } from '../shared/same-json';
import { lunchSetting } from '../shared/settings/kept-settings';
import {
  lockLunchSettings,
  readStoredLunchSettings,
  writeLunchSettings,
  type StoredLunchSettings,
} from '../shared/settings/lunch-settings-db';
import type { Tab } from '../shared/settings/save-tab';

type Receive = (tx: Tx, handed: HandedSettings, now: Date) => Promise<boolean>;

type Row<Value, Edited> = Pick<
  Tab<Value, Edited>,
  'entity' | 'action' | 'read' | 'value' | 'parse' | 'write' | 'facts'
>;

/** How one row of the settings takes its parts over. False: it is as the office has it already. */
const receiver =
  <Value, Edited extends { version: number }>(
    { entity, action, read, value, parse, write, facts }: Row<Value, Edited>,
    parts: Partial<Record<HandedSetting, Take<Value>>>,
  ): Receive =>
  async (tx, { settings, values }, now) => {
    const takes = settings.flatMap((setting) => parts[setting] ?? []);
    if (takes.length === 0) return false;
    const before = await read(tx);
    const own = value(before);
    const office = parse(values[entity]);
    const wanted = takes.reduce((taken, take) => take(taken, office), own);
    if (sameJson(wanted, own)) return false;
    const change = { value: wanted, version: before.version, by: null, now };
    if (!(await write(tx, change))) throw new Refusal('busy');
    await auditOffice(
      tx,
      {
        action,
        entity,
        entityId: null,
        before: facts(before),
        after: facts(await read(tx)),
      },
      now,
    );
    return true;
  };

/**
 * Cutoffs and prices alone take no meal away: which days are served stays, and a month that has a
 * bill keeps its prices.
 */
const lunchRow: Row<LunchSettings, StoredLunchSettings> = {
  entity: lunchSetting.name,
  action: 'save-lunch-settings',
  read: readStoredLunchSettings,
  value: ({ settings }) => settings,
  parse: lunchSetting.parse,
  write: (tx, { value: settings, ...change }) => writeLunchSettings(tx, { settings, ...change }),
  facts: ({ settings }) => settings,
};

const receivers: readonly Receive[] = [
  receiver(lunchRow, handedMeals),
  receiver(attendanceTab, handedAttendance),
  receiver(scheduleTab, handedSchedule),
  receiver(pointTab, handedPoints),
  receiver(mockTab, handedMocks),
  receiver(noticeTab, handedNotices),
];

/** Takes these settings over from the head office, all or none; answers how many rows changed. */
export const receiveSettings = (db: Db, handed: HandedSettings, now: Date): Promise<number> =>
  transact(db, async (tx) => {
    // Students' saves decide by it: they end first, and none begins meanwhile.
    if (handed.values[lunchSetting.name] !== undefined) await lockLunchSettings(tx);
    let changed = 0;
    for (const receive of receivers) if (await receive(tx, handed, now)) changed += 1;
    if (changed > 0) await notify(tx, { topic: 'settings' }, 'all');
    return changed;
  });
