import type { AcademyDraft, EditedAcademy } from '@academy/domain/settings';
import { eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { news, pointPresets, settings, storedPictures, students } from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { heldPictures, keepLonger } from '../../shared/pictures/stored-pictures-db';
import {
  academySetting,
  attendanceSetting,
  readAcademyFacts,
} from '../../shared/settings/kept-settings';
import {
  readSavedNames,
  readSavedSetting,
  writeSetting,
  type SettingChange,
} from '../../shared/settings/setting-db';

interface LogoRow {
  key: string;
  width: number;
  height: number;
}
/** As it lies in the database: the store knows where its logo is seen. */
export type StoredAcademy = Omit<EditedAcademy, 'logo'> & { logo: LogoRow | null };

/** The logo in use. */
export async function readLogo(db: Db | Tx): Promise<LogoRow | null> {
  const [row] = await db
    .select({
      key: storedPictures.key,
      width: storedPictures.width,
      height: storedPictures.height,
    })
    .from(settings)
    .innerJoin(storedPictures, eq(storedPictures.key, settings.logoKey));
  return row ?? null;
}

/**
 * What the academy says about itself, with its version; empty texts and version 0 until it was
 * entered.
 */
export async function readEditedAcademy(db: Db | Tx): Promise<StoredAcademy> {
  const { settings: academy, ...saved } = await readSavedSetting(db, academySetting);
  return { academy, logo: await readLogo(db), ...saved };
}

/**
 * Writes the academy's data if `version` is still the present one; false after a newer save. A
 * missing logo is unchanged, null removes it.
 */
export async function writeAcademy(tx: Tx, change: SettingChange<AcademyDraft>): Promise<boolean> {
  const { logo: wanted } = change.value;
  if (wanted && !(await heldPictures(tx, [wanted])).has(wanted)) throw new Refusal('logo-missing');
  const { logo: had = null } = await readAcademyFacts(tx);
  const logo = wanted === undefined ? had : wanted;
  if (had && had !== logo) await keepLonger(tx, had, change.now);
  return writeSetting(tx, academySetting, { ...change, value: { ...change.value, logo } });
}

/**
 * How many students and notices there are, those in the bin left out, how many point items, and
 * whether the periods were saved.
 */
export async function countForSetup(db: Db): Promise<{
  studentCount: number;
  newsCount: number;
  presetCount: number;
  periodsSaved: boolean;
}> {
  const [studentCount, newsCount, presetCount, saved] = await Promise.all([
    db.$count(students, isNull(students.deletedAt)),
    db.$count(news, isNull(news.deletedAt)),
    db.$count(pointPresets),
    readSavedNames(db, [attendanceSetting]),
  ]);
  return { studentCount, newsCount, presetCount, periodsSaved: saved.size > 0 };
}
