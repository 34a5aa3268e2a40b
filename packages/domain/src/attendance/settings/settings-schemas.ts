import * as z from 'zod/mini';
import { GUARDIAN_CHECKS, LINK_DAYS } from './guardian-links';
import { clockTimeSchema } from '../../time';
import { PERIODS_MAX } from '../limits';
import { periodSchema } from '../schemas';

const periods = z.array(periodSchema).check(z.maxLength(PERIODS_MAX));

/**
 * The settings of attendance. `dayStartsAt`: until then after midnight it is still the study day
 * before. `lateGraceMinutes`: who comes that much after a period began is not late yet.
 * `studyRanks`: students see their place in last week's study time.
 * `guardianRequests`: guardians may send reasons from their page; the same. `guardianCheck`: what
 * their links ask on a new device, `guardianLinkDays`: for how long they open.
 * `proposals`: which preset is proposed for an unexcused lateness or absence; null proposes none.
 */
export const attendanceSettingsSchema = z.object({
  dayStartsAt: clockTimeSchema,
  periods: z.object({ weekday: periods, saturday: periods, sunday: periods }),
  lateGraceMinutes: z.int().check(z.gte(0), z.lte(60)),
  studyRanks: z.boolean(),
  guardianRequests: z.boolean(),
  guardianCheck: z.enum(GUARDIAN_CHECKS),
  guardianLinkDays: z.int().check(z.gte(LINK_DAYS.least), z.lte(LINK_DAYS.most)),
  proposals: z.object({ late: z.nullable(z.string()), absent: z.nullable(z.string()) }),
});
export type AttendanceSettings = z.output<typeof attendanceSettingsSchema>;

/**
 * The settings as managers edit them, with the penalties that can be proposed: those that are
 * offered, and a hidden one that is chosen already. `version` goes back as `If-Match`.
 */
export const editedAttendanceSettingsSchema = z.object({
  settings: attendanceSettingsSchema,
  presets: z.array(z.object({ id: z.string(), name: z.string(), points: z.int() })),
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  updatedByName: z.nullable(z.string()),
});
export type EditedAttendanceSettings = z.output<typeof editedAttendanceSettingsSchema>;
