import {
  defaultFeatures,
  featureSettingsSchema,
  featuresOff,
  featuresOfNewAcademy,
  type Feature,
} from '@academy/domain/features';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db, Tx } from '../../db/database';
import { settings } from '../../db/schema';
import { notify } from '../notify-db';
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

/** A new academy begins with little, and its first steps ask what else it uses. */
export async function beginWithFew(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(settings)
    .values({ name: featureSetting.name, value: featuresOfNewAcademy, version: 1, updatedAt: now })
    .onConflictDoNothing();
  await notify(tx, { topic: 'settings' }, 'all');
}
