import {
  chargedSettings,
  defaultLunchSettings,
  shownToStudents,
  type LunchSettings,
} from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { holidays, settings } from '../../db/schema';
import { statement } from '../../db/statement';
import { lunchSetting } from './kept-settings';
import { readSavedSetting, writeSetting, type SettingChange } from './setting-db';

/** The settings with what `If-Match` and the audit log need. Version 0: nothing was ever saved. */
export interface StoredLunchSettings {
  settings: LunchSettings;
  version: number;
  updatedAt: Date;
  updatedByName: string | null;
}

/** As managers get them, with what goes back as `If-Match`. */
export const toEdited = (stored: StoredLunchSettings) => ({
  ...stored,
  settings: shownToStudents(stored.settings),
  updatedAt: stored.updatedAt.toISOString(),
});

const atFirst = chargedSettings(defaultLunchSettings);

const daysOff = sql<
  CalendarDay[]
>`(select coalesce(json_agg(distinct ${holidays.date} order by ${holidays.date}), '[]'::json) from ${holidays})`;

/** Only cutoffs that count business days ask for the days off. */
const daysOffIfAsked = sql<
  CalendarDay[]
>`case when ${settings.value} -> 'lunchCutoff' ->> 'shape' = 'business-days' or ${settings.value} -> 'dinnerCutoff' ->> 'shape' = 'business-days' then ${daysOff} else '[]'::json end`;

const fromTheirRow = sql`from ${settings} where ${settings.name} = ${sql.raw(`'${lunchSetting.name}'`)}`;

interface SettingsRow {
  value: unknown;
  daysOff: CalendarDay[];
}

const fromRow = (row: SettingsRow | null | undefined): LunchSettings =>
  row ? { ...chargedSettings(lunchSetting.parse(row.value)), daysOff: row.daysOff } : atFirst;

const readRow = statement<SettingsRow>(
  'read_lunch_settings',
  sql`select ${settings.value} as value, ${daysOffIfAsked} as "daysOff" ${fromTheirRow}`,
);

/**
 * What managers decided about meals; the domain's defaults before the first save. The prices are
 * those that are charged.
 */
export const readLunchSettings = async (db: Db | Tx): Promise<LunchSettings> =>
  fromRow((await readRow(db))[0]);

/** The same as a column of a statement that reads more, and what the column means. */
export const lunchSettingsColumn = {
  sql: sql`(select json_build_object('value', ${settings.value}, 'daysOff', ${daysOffIfAsked}) ${fromTheirRow})`,
  read: fromRow,
};

/** An advisory lock, because before the first save there is no row that could be locked. */
const LOCK_KEY = lockKey('lunch-settings');

/** The lock of `holdLunchSettings`, as a part of a statement that locks more. */
export const holdingSettings = sql`pg_advisory_xact_lock_shared(${LOCK_KEY})`;

/**
 * The settings as they are until the transaction ends: many decide about meals by them at once, and
 * a change of them waits for all (ADR 0125). After students and exams.
 */
export async function holdLunchSettings(tx: Tx): Promise<LunchSettings> {
  await tx.execute(sql`select ${holdingSettings}`);
  return readLunchSettings(tx);
}

/**
 * Waits for all transactions that decide by the settings, and holds off new ones until this one
 * ends: before a change of the rules.
 */
export const lockLunchSettings = async (tx: Tx): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`));

/** As a manager edits them: with the days off, whatever the cutoffs are. */
export async function readStoredLunchSettings(db: Db | Tx): Promise<StoredLunchSettings> {
  const { settings: kept, updatedAt, ...saved } = await readSavedSetting(db, lunchSetting);
  if (updatedAt === null) return { settings: atFirst, updatedAt: new Date(0), ...saved };
  const {
    rows: [row],
  } = await db.execute<{ off: CalendarDay[] }>(sql`select ${daysOff} as off`);
  return {
    settings: { ...chargedSettings(kept), daysOff: row?.off ?? [] },
    updatedAt: new Date(updatedAt),
    ...saved,
  };
}

/**
 * Writes the settings, without the days off, if `version` is still the present one; false when
 * another save came first.
 */
export const writeLunchSettings = (
  tx: Tx,
  { settings: value, ...change }: { settings: LunchSettings } & Omit<SettingChange<never>, 'value'>,
): Promise<boolean> =>
  writeSetting(tx, lunchSetting, { ...change, value: { ...value, daysOff: [] } });
