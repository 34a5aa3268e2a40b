import { subjectOptions } from '@academy/domain/mocks';
import {
  defaultScheduleSettings,
  scheduleSettingsSchema,
  type ScheduleSettings,
} from '@academy/domain/schedule';
import type {
  Academy,
  AcademyDraft,
  EditedAcademy,
  EditedMockSettings,
  MockSettingsDraft,
  EditedScheduleSettings,
} from '@academy/domain/settings';
import { eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import {
  academy,
  managers,
  storedPictures,
  mockExamSettings,
  scheduleSettings,
  attendanceSettings,
  news,
  pointPresets,
  students,
} from '../../db/schema';
import { heldPictures, keepLonger } from '../../shared/pictures/stored-pictures-db';
import { Refusal } from '../../http/errors/refusal';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';

const UNNAMED: Omit<Academy, 'logo'> = {
  name: '',
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
};

interface LogoRow {
  key: string;
  width: number;
  height: number;
}
/** As it lies in the database: the store knows where its logo is seen. */
export type StoredAcademy = Omit<EditedAcademy, 'logo'> & { logo: LogoRow | null };

const LOGO = {
  key: storedPictures.key,
  width: storedPictures.width,
  height: storedPictures.height,
};

/** What the academy says about itself; empty texts until it was entered. */
export async function readAcademy(
  db: Db,
): Promise<{ facts: Omit<Academy, 'logo'>; logo: LogoRow | null }> {
  const [row] = await db
    .select({ academy, logo: LOGO })
    .from(academy)
    .leftJoin(storedPictures, eq(storedPictures.key, academy.logoKey));
  return { facts: row?.academy ?? UNNAMED, logo: row?.logo ?? null };
}

/**
 * What the academy says about itself, with its version; empty texts and version 0 until it was
 * entered.
 */
export async function readEditedAcademy(db: Db | Tx): Promise<StoredAcademy> {
  const [row] = await db
    .select({ academy, logo: LOGO, updatedByName: managers.name })
    .from(academy)
    .leftJoin(storedPictures, eq(storedPictures.key, academy.logoKey))
    .leftJoin(managers, eq(managers.id, academy.updatedBy));
  if (!row) return { academy: { ...UNNAMED, logo: null }, logo: null, ...savedBy(undefined) };
  const { name, companyLines, manualUrl, deskPhone, channelUrl, logoKey: logo } = row.academy;
  return {
    academy: { name, companyLines, manualUrl, deskPhone, channelUrl, logo },
    logo: row.logo,
    ...savedBy({ ...row.academy, updatedByName: row.updatedByName }),
  };
}

/**
 * Writes the academy's data if `version` is still the present one; false after a newer save. A
 * missing logo is unchanged, null removes it.
 */
export async function writeAcademy(
  tx: Tx,
  { value: { logo: logoKey, ...value }, version, by, now }: TabChange<AcademyDraft>,
): Promise<boolean> {
  if (logoKey && !(await heldPictures(tx, [logoKey])).has(logoKey))
    throw new Refusal('logo-missing');
  const [had] = await tx.select({ key: academy.logoKey }).from(academy);
  if (had?.key && logoKey !== undefined && logoKey !== had.key) await keepLonger(tx, had.key, now);
  const changed = { ...value, logoKey, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx.insert(academy).values(changed).onConflictDoNothing().returning({ id: academy.id })
      : await tx
          .update(academy)
          .set(changed)
          .where(eq(academy.version, version))
          .returning({ id: academy.id });
  return written.length > 0;
}

/**
 * The electives as managers typed them and as students see them, and what a new exam starts from;
 * the defaults and version 0 before the first save.
 */
export async function readEditedMockSettings(db: Db | Tx): Promise<EditedMockSettings> {
  const [row] = await db
    .select({ settings: mockExamSettings, updatedByName: managers.name })
    .from(mockExamSettings)
    .leftJoin(managers, eq(managers.id, mockExamSettings.updatedBy));
  const text = row?.settings.subjectOptions ?? '';
  const { allowOnSiteExam = true, paperOnlyNotice = '' } = row?.settings ?? {};
  return {
    subjectOptions: text,
    allowOnSiteExam,
    paperOnlyNotice,
    subjects: subjectOptions(text),
    ...savedBy(row && { ...row.settings, updatedByName: row.updatedByName }),
  };
}

/** Writes the settings if `version` is still the present one; false after a newer save. */
export async function writeMockSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<MockSettingsDraft>,
): Promise<boolean> {
  const changed = { ...value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(mockExamSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: mockExamSettings.id })
      : await tx
          .update(mockExamSettings)
          .set(changed)
          .where(eq(mockExamSettings.version, version))
          .returning({ id: mockExamSettings.id });
  return written.length > 0;
}

/** The schedule settings; the domain's defaults and version 0 before the first save. */
export async function readEditedScheduleSettings(db: Db | Tx): Promise<EditedScheduleSettings> {
  const [row] = await db
    .select({ stored: scheduleSettings, updatedByName: managers.name })
    .from(scheduleSettings)
    .leftJoin(managers, eq(managers.id, scheduleSettings.updatedBy));
  const settings = row ? scheduleSettingsSchema.parse(row.stored.value) : defaultScheduleSettings;
  return { settings, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

/** Writes the settings if `version` is still the present one; false after a newer save. */
export async function writeScheduleSettings(
  tx: Tx,
  { value, version, by, now }: TabChange<ScheduleSettings>,
): Promise<boolean> {
  const changed = { value, version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(scheduleSettings)
          .values(changed)
          .onConflictDoNothing()
          .returning({ id: scheduleSettings.id })
      : await tx
          .update(scheduleSettings)
          .set(changed)
          .where(eq(scheduleSettings.version, version))
          .returning({ id: scheduleSettings.id });
  return written.length > 0;
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
  const [studentCount, newsCount, presetCount, saves] = await Promise.all([
    db.$count(students, isNull(students.deletedAt)),
    db.$count(news, isNull(news.deletedAt)),
    db.$count(pointPresets),
    db.$count(attendanceSettings),
  ]);
  return { studentCount, newsCount, presetCount, periodsSaved: saves > 0 };
}
