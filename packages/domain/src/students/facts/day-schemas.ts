import * as z from 'zod/mini';
import { DAY_FILTERS } from '../../attendance/day/day-state';
import { markStatusSchema, periodSchema, visitValueSchema } from '../../attendance/schemas';
import { billAccountSchema } from '../../deposits/state-schema';
import { myMockRegistrationSchema } from '../../mocks/schemas';
import { pointPeriodSchema, warningToneSchema } from '../../points/step-schemas';
import { studentPointSchema } from '../../points/schemas';
import { reportedAbsenceSchema } from '../../schedule/times/reported-absence-schema';
import { listByArea, ofAreaOrNull } from '../../rights';
import { calendarDaySchema, calendarMonthSchema } from '../../time';
import { studentRecordSchema } from '../schemas';

const count = z.int().check(z.nonnegative());
const instant = z.iso.datetime();

const dayMarkSchema = z.object({ status: z.nullable(markStatusSchema), excused: z.boolean() });

/**
 * A period of the student's day: what counts in it, or, where nothing does yet, what an approved
 * absence lets expect. `begun` is false for one that is still to come.
 */
export const dayPeriodSchema = z.extend(periodSchema, {
  begun: z.boolean(),
  mark: z.nullable(dayMarkSchema),
  expected: z.nullable(dayMarkSchema),
});
export type DayPeriod = z.output<typeof dayPeriodSchema>;

const attendanceSchema = z.object({
  /** The student's state: the tile of the sheet. */
  state: z.enum(DAY_FILTERS),
  holiday: z.nullable(z.string()),
  visit: z.nullable(visitValueSchema),
  reportedAbsences: z.array(reportedAbsenceSchema),
  periods: z.array(dayPeriodSchema),
});

const mealSchema = z.object({ ordered: z.boolean(), pickedUpAt: z.nullable(instant) });

/** What the student waits for: a schedule, a reason, an objection to a point. */
const requestSchema = z.object({
  kind: z.enum(['schedule', 'reason', 'objection']),
  id: z.string(),
  text: z.string(),
  at: instant,
});
const requestAreas = { schedule: 'attendance', reason: 'attendance', objection: 'points' } as const;
const areaOfRequest = (row: unknown) => {
  const read = z.safeParse(z.pick(requestSchema, { kind: true }), row);
  return read.success ? requestAreas[read.data.kind] : null;
};
export type OpenRequest = z.output<typeof requestSchema>;

/**
 * 학생의 하루: what answers a parent on the phone, of one study day and one instant. What the manager
 * may not see is null and never leaves the server; an empty list says that there is nothing.
 * `months` are this month and the last one, the newer first; `exams` those ahead, the next one
 * first. `requests` hold what the manager's areas let see, the oldest first.
 */
export const studentDaySchema = z.object({
  asOf: instant,
  date: calendarDaySchema,
  student: z.pick(studentRecordSchema, {
    id: true,
    name: true,
    seat: true,
    grade: true,
    className: true,
    school: true,
    status: true,
    phone: true,
    phoneTail: true,
    guardians: true,
    allergy: true,
    memo: true,
    deletedAt: true,
  }),
  attendance: ofAreaOrNull('attendance', attendanceSchema),
  meals: ofAreaOrNull('meals', z.object({ lunch: mealSchema, dinner: mealSchema })),
  months: ofAreaOrNull(
    'deposits',
    z.array(z.object({ month: calendarMonthSchema, account: billAccountSchema })),
  ),
  points: ofAreaOrNull(
    'points',
    z.object({
      period: pointPeriodSchema,
      rewards: count,
      penalties: count,
      step: z.nullable(z.string()),
      /** Its colour. */
      stepTone: z.nullable(warningToneSchema),
      last: z.nullable(
        z.pick(studentPointSchema, {
          pointType: true,
          points: true,
          reason: true,
          incidentDate: true,
        }),
      ),
    }),
  ),
  requests: z.nullable(listByArea(areaOfRequest, requestSchema)),
  exams: ofAreaOrNull('mocks', z.array(myMockRegistrationSchema)),
});
export type StudentDay = z.output<typeof studentDaySchema>;
