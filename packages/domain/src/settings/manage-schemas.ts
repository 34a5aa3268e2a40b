import * as z from 'zod/mini';
import { scheduleSettingsSchema } from '../schedule/schemas';
import { calendarDaySchema } from '../time';
import { pictureKeySchema } from '../pictures/picture-key-schema';
import { academyLogoSchema } from './academy-endpoints';
import { MOCK_LIMITS } from './limits';

const line = z.string().check(z.maxLength(300));

/** Every tab's value comes and who saved it last; `version` goes back as `If-Match`. */
const saved = {
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
};

/** A logo as the upload answers it; the same picture has the same key. */
export const storedLogoSchema = z.extend(academyLogoSchema, { key: pictureKeySchema });
export type StoredLogo = z.output<typeof storedLogoSchema>;

/** 학원 정보: what both shells show around their pages. */
export const academyDraftSchema = z.object({
  name: line,
  companyLines: z.array(line).check(z.maxLength(20)),
  manualUrl: line,
  deskPhone: line,
  channelUrl: line,
  /** Null is none; left out, it stays as it is. */
  logo: z.optional(z.nullable(pictureKeySchema)),
});
export type AcademyDraft = z.output<typeof academyDraftSchema>;
/** With the logo whose key the draft has. */
export const editedAcademySchema = z.object({
  academy: academyDraftSchema,
  logo: z.optional(z.nullable(storedLogoSchema)),
  ...saved,
});
export type EditedAcademy = z.output<typeof editedAcademySchema>;

/**
 * What managers set for mock exams: the electives, divided by commas or newlines; whether a new
 * exam is held here; what is beside not sitting on site, unless the exam has its own words; whether
 * students are reminded before registering ends, and before the day.
 */
export const mockSettingsDraftSchema = z.object({
  subjectOptions: z.string().check(z.maxLength(5000)),
  allowOnSiteExam: z.boolean(),
  paperOnlyNotice: z.string().check(z.maxLength(MOCK_LIMITS.notice)),
  closingReminder: z._default(z.boolean(), false),
  dayReminder: z._default(z.boolean(), false),
});
export type MockSettingsDraft = z.output<typeof mockSettingsDraftSchema>;

/** The settings of mock exams, with the electives as the list that students see, too. */
export const editedMockSettingsSchema = z.object({
  subjectOptions: z.string(),
  allowOnSiteExam: z.boolean(),
  paperOnlyNotice: z.string(),
  closingReminder: z.boolean(),
  dayReminder: z.boolean(),
  subjects: z.array(z.string()),
  ...saved,
});
export type EditedMockSettings = z.output<typeof editedMockSettingsSchema>;

export const editedScheduleSettingsSchema = z.object({
  settings: scheduleSettingsSchema,
  ...saved,
});
export type EditedScheduleSettings = z.output<typeof editedScheduleSettingsSchema>;

/** public: from the official calendar, renewed from it. academy: entered here. */
export const holidaySourceSchema = z.enum(['public', 'academy']);
export const managedHolidaySchema = z.object({
  date: calendarDaySchema,
  name: z.string(),
  source: holidaySourceSchema,
});
export type ManagedHoliday = z.output<typeof managedHolidaySchema>;

/** What a new academy still has to do, in order. */
export const SETUP_STEPS = [
  'features',
  'academy',
  'account',
  'prices',
  'weekdays',
  'periods',
  'students',
  'points',
  'news',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The steps of what the academy uses, in the order of `SETUP_STEPS`. */
export const setupSchema = z.object({
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })),
});
export type Setup = z.output<typeof setupSchema>;
