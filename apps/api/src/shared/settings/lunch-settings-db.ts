import type { ManagerId } from '@academy/domain/ids';
import {
  chargedSettings,
  defaultLunchSettings,
  lunchSettingsSchema,
  shownToStudents,
  type LunchSettings,
} from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { holidays, lunchSettings, managers } from '../../db/schema';
import { statement } from '../../db/statement';
import { keptSettings } from './kept-settings';

/** The settings with what `If-Match` and the audit log need. Version 0: nothing was ever saved. */
export interface StoredLunchSettings {
  settings: LunchSettings;
  version: number;
  updatedAt: Date;
  updatedByName: string | null;
}

/** As they are told to managers, with what goes back as `If-Match`. */
export const toEdited = (stored: StoredLunchSettings) => ({
  ...stored,
  settings: shownToStudents(stored.settings),
  updatedAt: stored.updatedAt.toISOString(),
});

const NEVER_SAVED: StoredLunchSettings = {
  settings: chargedSettings(defaultLunchSettings),
  version: 0,
  updatedAt: new Date(0),
  updatedByName: null,
};

const daysOff = sql<
  CalendarDay[]
>`(select coalesce(json_agg(distinct ${holidays.date} order by ${holidays.date}), '[]'::json) from ${holidays})`;

/** Only cutoffs that count business days ask for the days off: nobody else reads them. */
const daysOffIfAsked = sql<
  CalendarDay[]
>`case when ${lunchSettings.value} -> 'lunchCutoff' ->> 'shape' = 'business-days' or ${lunchSettings.value} -> 'dinnerCutoff' ->> 'shape' = 'business-days' then ${daysOff} else '[]'::json end`;

interface SettingsRow {
  value: unknown;
  daysOff: CalendarDay[];
}

/** Settings that were saved before prices could be left open have set them. */
export const keptLunchSettings = (value: unknown) =>
  keptSettings(lunchSettingsSchema, { ...defaultLunchSettings, pricesSet: true }, value);

const fromRow = (row: SettingsRow | null | undefined): LunchSettings =>
  row
    ? { ...chargedSettings(keptLunchSettings(row.value)), daysOff: row.daysOff }
    : NEVER_SAVED.settings;

const readRow = statement<SettingsRow>(
  'read_lunch_settings',
  sql`select ${lunchSettings.value} as value, ${daysOffIfAsked} as "daysOff" from ${lunchSettings}`,
);

/**
 * What managers decided about meals; the domain's defaults before the first save. The prices are
 * those that are charged.
 */
export const readLunchSettings = async (db: Db | Tx): Promise<LunchSettings> =>
  fromRow((await readRow(db))[0]);

/** The same as a column of a statement that reads more, and what the column means. */
export const lunchSettingsColumn = {
  sql: sql`(select json_build_object('value', ${lunchSettings.value}, 'daysOff', ${daysOffIfAsked}) from ${lunchSettings})`,
  read: fromRow,
};

/** An advisory lock, because before the first save there is no row that could be locked. */
const LOCK_KEY = sql`hashtext('lunch-settings')`;

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
 * Waits until nobody decides by the settings any more, and keeps everybody from it until the
 * transaction ends: before a change of the rules.
 */
export const lockLunchSettings = async (tx: Tx): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`));

/** As a manager edits them: with the days off, whatever the cutoffs are. */
export async function readStoredLunchSettings(db: Db | Tx): Promise<StoredLunchSettings> {
  const [row] = await db
    .select({
      value: lunchSettings.value,
      daysOff,
      version: lunchSettings.version,
      updatedAt: lunchSettings.updatedAt,
      updatedByName: managers.name,
    })
    .from(lunchSettings)
    .leftJoin(managers, eq(managers.id, lunchSettings.updatedBy));
  if (!row) return NEVER_SAVED;
  const { value, daysOff: off, ...rest } = row;
  return {
    settings: { ...chargedSettings(keptLunchSettings(value)), daysOff: off },
    ...rest,
  };
}

/**
 * Writes the settings, without the days off, if `version` is still the present one; false when
 * another save came first.
 */
export async function writeLunchSettings(
  tx: Tx,
  {
    settings,
    version,
    by,
    now,
  }: { settings: LunchSettings; version: number; by: ManagerId; now: Date },
): Promise<boolean> {
  const value = { ...settings, daysOff: [] };
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(lunchSettings)
          .values({ ...changed, id: 1 })
          .onConflictDoNothing()
          .returning({ id: lunchSettings.id })
      : await tx
          .update(lunchSettings)
          .set(changed)
          .where(eq(lunchSettings.version, version))
          .returning({ id: lunchSettings.id });
  return written.length > 0;
}
