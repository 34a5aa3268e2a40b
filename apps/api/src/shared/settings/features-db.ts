import {
  defaultFeatures,
  featureSettingsSchema,
  featuresOff,
  type Feature,
} from '@academy/domain/features';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../db/database';
import { settings } from '../../db/schema';
import { followSetting } from './follow-setting';
import { readSettingValue, setting, settingColumn, type Setting } from './setting-db';

export const featureSetting = setting('features', featureSettingsSchema, defaultFeatures);

/** What the academy has switched off. */
export const readFeaturesOff = async (db: Db | Tx): Promise<Feature[]> =>
  featuresOff(await readSettingValue(db, featureSetting));

/** The same for every call: in memory, and read again after each save. */
export const followFeatures = (database: Pick<Database, 'db' | 'listen'>) =>
  followSetting(database, readFeaturesOff);

/** A setting that was saved, of a feature that is on; null otherwise. */
export async function readWhileOn<Value extends object>(
  db: Db | Tx,
  { name, parse }: Setting<Value>,
  feature: Feature,
): Promise<Value | null> {
  const isOn = sql`coalesce((${settingColumn(featureSetting)} ->> ${feature})::boolean, true)`;
  const [saved] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.name, name), isOn));
  return saved ? parse(saved.value) : null;
}
