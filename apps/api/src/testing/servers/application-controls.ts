import {
  mockExamIdSchema,
  mockRegistrationIdSchema,
  type ManagerId,
  type StudentId,
} from '@academy/domain/ids';
import {
  amountsOf,
  mockExamSchema,
  mockPaymentStatusSchema,
  onSiteStateSchema,
} from '@academy/domain/mocks';
import { pointTypeSchema } from '@academy/domain/points';
import { reasonDraftSchema, reasonStatusSchema } from '@academy/domain/reasons';
import {
  scheduleDraftSchema,
  scheduleSettingsSchema,
  scheduleStatusSchema,
} from '@academy/domain/schedule';
import { calendarDaySchema } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import {
  absenceReasons,
  managers,
  mockExams,
  mockRegistrations,
  regularSchedules,
  studentPoints,
  students,
} from '../../db/schema';
import { Refusal } from '../../http/errors/refusal';
import { validate } from '../../http/bodies/validate';
import type { ControlPost } from './control-post';
import type { MovableClock } from '../movable-clock';
import { insertExam, insertRegistration } from '../data/some-exam';
import { mockSetting, scheduleSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../data/store-setting';

const phone = { phone: z.string() };
const pointSchema = z.object({
  ...phone,
  incidentDate: calendarDaySchema,
  pointType: pointTypeSchema,
  points: z.int(),
  reason: z.string(),
  createdAt: z.optional(z.iso.datetime({ offset: true })),
  voidReason: z.optional(z.string()),
});
const { shape } = mockExamSchema;
const examFields = {
  title: shape.title,
  examDate: shape.examDate,
  examStartTime: shape.examStartTime,
  place: shape.place,
  notes: shape.notes,
  registrationStartDate: shape.registrationStartDate,
  registrationEndDate: shape.registrationEndDate,
  closedEarly: shape.closedEarly,
  subjectGroups: shape.subjectGroups,
  fee: shape.fee,
  depositDeadline: shape.depositDeadline,
  account: shape.account,
  askSubjectOption: shape.askSubjectOption,
  subjectOptions: shape.subjectOptions,
  allowOnSiteExam: shape.allowOnSiteExam,
  capacity: shape.capacity,
  onSiteCapacity: shape.onSiteCapacity,
  targetClasses: z.nullable(z.array(z.string())),
};
const examSchema = z.partial(z.object(examFields));
const registrationSchema = z.object({
  ...phone,
  mockExamId: mockExamIdSchema,
  selectedSubjects: z.optional(z.array(z.string())),
  onSiteState: z.optional(onSiteStateSchema),
  paymentStatus: z.optional(mockPaymentStatusSchema),
  canceled: z.optional(z.boolean()),
});
const decision = { rejectReason: z.optional(z.nullable(z.string())) };
const scheduleSchema = z.extend(scheduleDraftSchema, {
  ...phone,
  status: scheduleStatusSchema,
  exceptions: z.optional(z.array(calendarDaySchema)),
  ...decision,
});
const reasonSchema = z.extend(reasonDraftSchema, {
  ...phone,
  status: reasonStatusSchema,
  ...decision,
});

/**
 * What browser tests move of a student's applications. Lists answer the new ids in order.
 *
 * POST /__test__/points [{ phone, incidentDate, pointType, points, reason, createdAt?, voidReason?
 * }] POST /__test__/mock-exams [{ …some fields of an exam }] without fields: open for ten more
 * days, 30,000 won, unlimited seats POST /__test__/mock-exams/change { mockExamId, …some fields }
 * `closedEarly` ends the registration POST /__test__/mock-registrations [{ phone, mockExamId,
 * onSiteState?, selectedSubjects?, paymentStatus?, canceled? }] POST /__test__/payments [{
 * registrationId, paymentStatus }] POST /__test__/subject-options { text } POST /__test__/schedules
 * [{ phone, …draft, status, rejectReason?, exceptions? }] POST /__test__/reasons [{ phone, …draft,
 * status, rejectReason? }] POST /__test__/schedule-settings { submitDay, mealTimes }
 */
export function applicationControls(post: ControlPost, db: Db, clock: MovableClock): void {
  async function studentOf(number: string): Promise<StudentId> {
    const [student] = await db
      .select({ id: students.id })
      .from(students)
      .where(eq(students.phone, number));
    if (!student) throw new Refusal('not-found');
    return student.id;
  }
  async function anyManager(): Promise<ManagerId> {
    const [manager] = await db
      .select({ id: managers.id })
      .from(managers)
      .where(eq(managers.username, 'manager'));
    if (!manager) throw new Refusal('not-found');
    return manager.id;
  }
  const inTurn = async <T, R>(rows: readonly T[], insert: (row: T) => Promise<R>) => {
    const results: R[] = [];
    for (const row of rows) results.push(await insert(row));
    return results;
  };
  const decided = async (status: string) =>
    status === 'APPROVED' || status === 'REJECTED'
      ? { decidedBy: await anyManager(), decidedAt: clock.now() }
      : {};
  const examRow = ({ closedEarly, ...fields }: z.output<typeof examSchema>) => ({
    ...fields,
    ...(closedEarly === undefined ? {} : { closedAt: closedEarly ? clock.now() : null }),
  });

  post('points', async (body) => {
    const manager = await anyManager();
    await inTurn(
      validate(z.array(pointSchema), body),
      async ({ phone: number, voidReason, createdAt, ...point }) => {
        const voided = voidReason ? { voidReason, voidedAt: clock.now(), voidedBy: manager } : {};
        await db.insert(studentPoints).values({
          ...point,
          ...voided,
          studentId: await studentOf(number),
          issuedBy: manager,
          createdAt: createdAt ? new Date(createdAt) : clock.now(),
        });
      },
    );
  });

  post('mock-exams', async (body) => ({
    mockExamIds: await inTurn(validate(z.array(examSchema), body), (exam) =>
      insertExam(db, clock.now(), examRow(exam)),
    ),
  }));
  post('mock-exams/change', async (body) => {
    const { mockExamId, ...fields } = validate(
      z.extend(examSchema, { mockExamId: mockExamIdSchema }),
      body,
    );
    await db
      .update(mockExams)
      .set({ ...examRow(fields), updatedAt: clock.now() })
      .where(eq(mockExams.id, mockExamId));
  });
  post('mock-registrations', async (body) => ({
    registrationIds: await inTurn(
      validate(z.array(registrationSchema), body),
      async ({ phone: number, canceled, ...registration }) =>
        insertRegistration(db, clock.now(), {
          ...registration,
          studentId: await studentOf(number),
          ...(canceled ? { onSiteState: 'none' as const, canceledAt: clock.now() } : {}),
        }),
    ),
  }));
  post('payments', async (body) => {
    const payments = validate(
      z.array(
        z.object({
          registrationId: mockRegistrationIdSchema,
          paymentStatus: mockPaymentStatusSchema,
        }),
      ),
      body,
    );
    await inTurn(payments, async ({ registrationId, paymentStatus }) => {
      const where = eq(mockRegistrations.id, registrationId);
      const [row] = await db
        .select({ fee: mockRegistrations.fee })
        .from(mockRegistrations)
        .where(where);
      if (!row) throw new Refusal('not-found');
      await db
        .update(mockRegistrations)
        .set({ ...amountsOf(row.fee, paymentStatus), updatedAt: clock.now() })
        .where(where);
    });
  });
  post('subject-options', async (body) => {
    const { text: subjectOptions } = validate(z.object({ text: z.string() }), body);
    await storeSetting(db, mockSetting, { subjectOptions }, clock.now());
  });

  post('schedules', async (body) => ({
    scheduleIds: await inTurn(
      validate(z.array(scheduleSchema), body),
      async ({ phone: number, from: fromTime, to: toTime, ...schedule }) => {
        const times = { createdAt: clock.now(), updatedAt: clock.now() };
        const row = {
          ...schedule,
          ...times,
          ...(await decided(schedule.status)),
          fromTime,
          toTime,
          studentId: await studentOf(number),
          registeredBy: 'student' as const,
        };
        return (
          await db.insert(regularSchedules).values(row).returning({ id: regularSchedules.id })
        )[0]?.id;
      },
    ),
  }));
  post('schedule-settings', async (body) => {
    await storeSetting(db, scheduleSetting, validate(scheduleSettingsSchema, body), clock.now());
  });

  post('reasons', async (body) => ({
    reasonIds: await inTurn(
      validate(z.array(reasonSchema), body),
      async ({ phone: number, ...reason }) => {
        const row = {
          ...reason,
          ...(await decided(reason.status)),
          studentId: await studentOf(number),
          createdAt: clock.now(),
          updatedAt: clock.now(),
        };
        return (await db.insert(absenceReasons).values(row).returning({ id: absenceReasons.id }))[0]
          ?.id;
      },
    ),
  }));
}
