import * as z from 'zod/mini';
import { VISIT_ACTIONS, periodSchema, visitValueSchema } from '../attendance';
import { studentIdSchema, terminalIdSchema } from '../ids';
import { id } from '../ids/schemas';
import { calendarDaySchema, clockTimeSchema } from '../time';
import { CHECK_INS_MAX, KIOSK_NAME_LIMIT } from './limits';
import { CHECK_IN_MARKS } from './marks';
import { lineSchema } from '../text/schemas';

const instant = z.iso.datetime();

/** What a student did at a device. */
export const checkInIdSchema = id<'CheckInId'>();
export type CheckInId = z.output<typeof checkInIdSchema>;

/** A device at the door. `pairedAt` null: its code has not been typed yet. */
export const kioskSchema = z.object({
  id: terminalIdSchema,
  name: z.string(),
  addedAt: instant,
  addedByName: z.string(),
  codeUntil: z.nullable(instant),
  pairedAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
});
export type Kiosk = z.output<typeof kioskSchema>;

export const kioskDraftSchema = z.object({
  name: lineSchema(KIOSK_NAME_LIMIT),
});

/** The code is in this answer and nowhere else. */
export const addedKioskSchema = z.object({ kiosk: kioskSchema, code: z.string() });
export type AddedKiosk = z.output<typeof addedKioskSchema>;

export const pairedSchema = z.object({ token: z.string(), name: z.string() });

/** An approved time away: when it begins and ends, and nothing of why. */
export const awayTimeSchema = z.object({
  kind: z.enum(['OUTING', 'EARLY_LEAVE']),
  from: clockTimeSchema,
  to: clockTimeSchema,
});
export type AwayTime = z.output<typeof awayTimeSchema>;

/**
 * What a device knows of a student: enough to let them check in without a network, and not who they
 * are. `hint`: the seat, only where digits and masked name are another student's too. `codeKey`
 * proves their codes of the day of `asOf`.
 */
export const kioskStudentSchema = z.object({
  studentId: studentIdSchema,
  name: z.string(),
  tail: z.string(),
  hint: z.string(),
  codeKey: z.string(),
  visit: z.nullable(visitValueSchema),
  away: z.array(awayTimeSchema),
});
export type KioskStudent = z.output<typeof kioskStudentSchema>;

/** Everything that a device needs of a study day. */
export const kioskDaySchema = z.object({
  date: calendarDaySchema,
  asOf: instant,
  kiosk: z.string(),
  dayStartsAt: clockTimeSchema,
  periods: z.array(periodSchema),
  students: z.array(kioskStudentSchema),
});
export type KioskDay = z.output<typeof kioskDaySchema>;

export const visitActionSchema = z.enum(VISIT_ACTIONS);

/** A code of a student's app: which 30 seconds it was shown in, and what proves it. */
export const shownCodeSchema = z.strictObject({
  step: z.int().check(z.nonnegative(), z.maximum(2_147_483_647)),
  proof: z.string().check(z.regex(/^\d{15}$/)),
});
export type ShownCode = z.output<typeof shownCodeSchema>;

/** What a student's app makes its codes of; `secret` null while the academy has no kiosk. */
export const codeSecretSchema = z.object({
  studentId: studentIdSchema,
  secret: z.nullable(z.string()),
  asOf: instant,
});
export type CodeSecret = z.output<typeof codeSecretSchema>;

/** What a student did at a device. `key` names it: sent twice it is one. `at`: when. */
export const checkInSchema = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  studentId: studentIdSchema,
  action: visitActionSchema,
  at: instant,
  /** Absent when digits were typed. */
  code: z.optional(shownCodeSchema),
});
export type CheckIn = z.output<typeof checkInSchema>;

export const checkInsSchema = z.strictObject({
  checkIns: z.array(checkInSchema).check(z.minLength(1), z.maxLength(CHECK_INS_MAX)),
});

/** What happened to each: written down, so already, or only noted for the desk. */
export const checkInResultSchema = z.object({
  results: z.array(
    z.object({
      key: z.string(),
      studentId: studentIdSchema,
      outcome: z.enum(['written', 'stood', 'noted']),
      visit: z.nullable(visitValueSchema),
    }),
  ),
});
export type CheckInResult = z.output<typeof checkInResultSchema>;

export const checkInMarkSchema = z.enum(CHECK_IN_MARKS);

/** A check-in as the desk sees it. */
export const notedCheckInSchema = z.object({
  id: checkInIdSchema,
  studentId: studentIdSchema,
  name: z.string(),
  action: visitActionSchema,
  at: instant,
  kiosk: z.string(),
  marks: z.array(checkInMarkSchema),
  /** Who has looked into it; null: not yet. */
  seenByName: z.nullable(z.string()),
});
export type NotedCheckIn = z.output<typeof notedCheckInSchema>;
