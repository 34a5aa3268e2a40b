import type { ManagerId, MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import {
  EXAM_ATTENDANCES,
  mockPaymentStatusSchema,
  onSiteStateSchema,
  type ExamRoom,
  type MockExam,
  type Prices,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { won, type Won } from '@academy/domain/money';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { calendarDay, clockTime, instant, isClockTime, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { storedPictures } from './news';
import { students } from './students';

/**
 * Mock exams. `registered`, `onSiteTaken` and `waitingCount` are counted here and not in the
 * registrations, so that one statement can give the last place to exactly one student; the CHECKs
 * make an oversold exam impossible whatever a program does.
 */
export const mockExams = pgTable(
  'mock_exams',
  {
    id: idColumn<MockExamId>().generatedAlwaysAsIdentity().primaryKey(),
    title: text().notNull(),
    examDate: calendarDay().notNull(),
    /** 입실: until when those who sit on site are in the room. */
    admissionTime: clockTime(),
    examStartTime: clockTime(),
    examEndTime: clockTime(),
    place: text().notNull().default(''),
    notes: text().notNull().default(''),
    /** Both days included, whole days in Korea. */
    registrationStartDate: calendarDay().notNull(),
    registrationEndDate: calendarDay().notNull(),
    /**
     * The last day on which students change or cancel their registration. Null: the last
     * registration day.
     */
    changeDeadline: calendarDay(),
    /** Target grades, as on students' records. Null: all. */
    targetGrades: jsonb().$type<string[]>(),
    /** Target classes (반); a student must fit all that is named. */
    targetClasses: jsonb().$type<string[]>(),
    /** These students alone. */
    targetStudents: jsonb().$type<StudentId[]>(),
    /** When a manager ended the registration before its last day. */
    closedAt: instant(),
    fee: integer().$type<Won>().notNull(),
    /** Null: the last registration day. */
    depositDeadline: calendarDay(),
    /** Null: the academy's own. */
    account: jsonb().$type<NonNullable<MockExam['account']>>(),
    askSubjectOption: boolean().notNull().default(false),
    /** Null: the academy's list. */
    subjectOptions: jsonb().$type<string[]>(),
    /** Null: one subject is chosen at most. */
    subjectGroups: jsonb().$type<SubjectGroup[]>(),
    /** How many may register. Null: unlimited. */
    capacity: integer(),
    allowOnSiteExam: boolean().notNull().default(true),
    /** Null: unlimited. */
    onSiteCapacity: integer(),
    /** Shown beside the choice not to sit on site. Empty: the academy's own. */
    paperOnlyNotice: text().notNull().default(''),
    registered: integer().notNull().default(0),
    onSiteTaken: integer().notNull().default(0),
    waitingCount: integer().notNull().default(0),
    /** Drafts are visible to managers only. */
    draft: boolean().notNull().default(false),
    cancelledAt: instant(),
    cancelReason: text(),
    /** The first room's seats, row by row. */
    seatRows: integer(),
    seatColumns: integer(),
    /** Where there are several rooms, all of them. */
    seatRooms: jsonb().$type<ExamRoom[]>(),
    /** Which exam of the head office this one was made of: it is made once. */
    handedFrom: text().unique(),
    /** Goes up with every change of the form; the answer to `If-Match`. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('mock_exams_registration_end_idx').on(table.registrationEndDate, table.id),
    check('mock_exams_title_is_given', sql`length(trim(${table.title})) > 0`),
    check(
      'mock_exams_times',
      sql`${isClockTime(table.admissionTime)} and ${isClockTime(table.examStartTime)} and ${isClockTime(table.examEndTime)}`,
    ),
    check(
      'mock_exams_registration_days',
      sql`${table.registrationStartDate} <= ${table.registrationEndDate}`,
    ),
    check('mock_exams_fee', sql`${table.fee} >= 0`),
    check(
      'mock_exams_seats',
      sql`${table.onSiteTaken} >= 0 and (${table.onSiteCapacity} is null or ${table.onSiteTaken} <= ${table.onSiteCapacity})`,
    ),
    check(
      'mock_exams_capacity',
      sql`${table.registered} >= 0 and (${table.capacity} is null or ${table.registered} <= ${table.capacity})`,
    ),
    check(
      'mock_exams_cancelled_with_reason',
      sql`num_nulls(${table.cancelledAt}, ${table.cancelReason}) in (0, 2)`,
    ),
    check(
      'mock_exams_groups_are_asked',
      sql`${table.subjectGroups} is null or ${table.askSubjectOption}`,
    ),
    check('mock_exams_waiting', sql`${table.waitingCount} >= 0`),
  ],
);

/** The pictures of an exam's notice in their order. */
export const mockExamPictures = pgTable(
  'mock_exam_pictures',
  {
    mockExamId: idColumn<MockExamId>()
      .notNull()
      .references(() => mockExams.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    key: text()
      .notNull()
      .references(() => storedPictures.key),
    alt: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ name: 'mock_exam_pictures_pkey', columns: [table.mockExamId, table.position] }),
    index('mock_exam_pictures_key_idx').on(table.key),
  ],
);

/**
 * Who registered for which exam. A cancelled registration stays as history; of the others a student
 * has one per exam.
 */
export const mockRegistrations = pgTable(
  'mock_registrations',
  {
    id: idColumn<MockRegistrationId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    mockExamId: idColumn<MockExamId>()
      .notNull()
      .references(() => mockExams.id),
    selectedSubjects: jsonb().$type<string[]>().notNull(),
    /** Whether a seat was asked for; what became of that is `onSiteState`. */
    onSiteExam: boolean().notNull(),
    onSiteState: word(onSiteStateSchema.options).notNull(),
    /** Rises with every one who joins the line; the place in line is counted from it. */
    waitingOrder: integer(),
    /** By the prices of its day: a later change of the exam's fee does not touch this. */
    fee: integer().$type<Won>().notNull(),
    /** The prices of that day, where the exam has groups of subjects. */
    prices: jsonb().$type<Prices>(),
    /** What came in for it and what went back, in all. */
    paidAmount: integer().$type<Won>().notNull().default(won(0)),
    refundedAmount: integer().$type<Won>().notNull().default(won(0)),
    /** `feeAccount` as the database computes it: no writer can contradict the amounts. */
    paymentStatus: word(mockPaymentStatusSchema.options)
      .notNull()
      .generatedAlwaysAs(
        sql`case when "canceled_at" is null then case when "paid_amount" - "refunded_amount" < "fee" then 'unpaid' when "paid_amount" - "refunded_amount" > "fee" then 'refund-due' when "fee" = 0 then 'free' else 'confirmed' end when "paid_amount" > "refunded_amount" then 'refund-due' when "paid_amount" > 0 then 'refunded' when "fee" = 0 then 'free' else 'unpaid' end`,
      ),
    registeredAt: instant().notNull(),
    updatedAt: instant().notNull(),
    canceledAt: instant(),
    depositorName: text().notNull().default(''),
    depositDay: calendarDay(),
    /** For managers only. */
    memo: text().notNull().default(''),
    /** Until when this student may change or cancel, whatever the exam's last day. */
    extendedUntil: instant(),
    /** The manager who registered for the student; null: the student. */
    registeredBy: idColumn<ManagerId>().references(() => managers.id),
    seatNumber: integer(),
    seatFixed: boolean().notNull().default(false),
    /** What a manager marked of the exam's day. */
    attendance: word(EXAM_ATTENDANCES),
  },
  (table) => [
    uniqueIndex('mock_registrations_seat_key')
      .on(table.mockExamId, table.seatNumber)
      .where(sql`${table.canceledAt} is null and ${table.seatNumber} is not null`),
    uniqueIndex('mock_registrations_active_key')
      .on(table.studentId, table.mockExamId)
      .where(sql`${table.canceledAt} is null`),
    index('mock_registrations_student_idx').on(table.studentId, table.id.desc()),
    index('mock_registrations_exam_idx').on(table.mockExamId, table.id),
    uniqueIndex('mock_registrations_waiting_key')
      .on(table.mockExamId, table.waitingOrder)
      .where(sql`${table.onSiteState} = 'waiting'`),
    check(
      'mock_registrations_on_site_state',
      isOneOf(table.onSiteState, onSiteStateSchema.options),
    ),
    check(
      'mock_registrations_waiting',
      sql`(${table.onSiteState} = 'waiting') = (${table.waitingOrder} is not null)`,
    ),
    check(
      'mock_registrations_canceled_has_no_seat',
      sql`${table.canceledAt} is null or ${table.onSiteState} = 'none'`,
    ),
    check('mock_registrations_attendance', isOneOf(table.attendance, EXAM_ATTENDANCES)),
    check('mock_registrations_fee', sql`${table.fee} >= 0`),
    check(
      'mock_registrations_amounts',
      sql`${table.refundedAmount} >= 0 and ${table.refundedAmount} <= ${table.paidAmount}`,
    ),
  ],
);
