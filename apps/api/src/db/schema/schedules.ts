import type { ManagerId, ScheduleId, StudentId } from '@academy/domain/ids';
import {
  scheduleKindSchema,
  scheduleStatusSchema,
  scheduleTypeSchema,
  type RegularSchedule,
} from '@academy/domain/schedule';
import type { Weekday } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { actorKinds } from './audit-log';
import { calendarDay, clockTime, instant, isClockTime, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

const registrars = ['student', 'manager'] as const;

/** A student's regular schedules (정기일정) in every state. */
export const regularSchedules = pgTable(
  'regular_schedules',
  {
    id: idColumn<ScheduleId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    type: word(scheduleTypeSchema.options).notNull(),
    kind: word(scheduleKindSchema.options).notNull(),
    title: text().notNull(),
    /** 0 is Sunday; each once, in order. */
    weekdays: smallint().array().$type<Weekday[]>().notNull(),
    fromTime: clockTime(),
    toTime: clockTime(),
    place: text().notNull().default(''),
    memo: text().notNull().default(''),
    firstDate: calendarDay().notNull(),
    /** Included; null goes on without an end. */
    lastDate: calendarDay(),
    everyWeeks: smallint().$type<1 | 2>().notNull(),
    /** Single days that were cancelled, in order. */
    exceptions: date({ mode: 'string' })
      .array()
      .$type<RegularSchedule['exceptions']>()
      .notNull()
      .default(sql`'{}'`),
    status: word(scheduleStatusSchema.options).notNull(),
    /** The approved schedule that this request is to replace. */
    replacesId: idColumn<ScheduleId>().references((): AnyPgColumn => regularSchedules.id),
    registeredBy: word(registrars).notNull(),
    /** The manager's reason, word for word. */
    rejectReason: text(),
    decidedBy: idColumn<ManagerId>().references(() => managers.id),
    decidedAt: instant(),
    /**
     * When the student ended an approved schedule: `lastDate` is then not the one that was asked
     * for.
     */
    endedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('regular_schedules_student_idx').on(table.studentId, table.firstDate, table.id),
    index('regular_schedules_pending_idx')
      .on(table.createdAt)
      .where(sql`${table.status} = 'PENDING'`),
    uniqueIndex('regular_schedules_change_request_key')
      .on(table.replacesId)
      .where(sql`${table.status} = 'PENDING'`),
    check('regular_schedules_type', isOneOf(table.type, scheduleTypeSchema.options)),
    check('regular_schedules_kind', isOneOf(table.kind, scheduleKindSchema.options)),
    check('regular_schedules_title_is_given', sql`length(trim(${table.title})) > 0`),
    check(
      'regular_schedules_weekdays',
      sql`cardinality(${table.weekdays}) between 1 and 7 and ${table.weekdays} <@ '{0,1,2,3,4,5,6}'::smallint[]`,
    ),
    check(
      'regular_schedules_times',
      sql`${isClockTime(table.fromTime)} and ${isClockTime(table.toTime)}`,
    ),
    check('regular_schedules_every_weeks', sql`${table.everyWeeks} in (1, 2)`),
    check('regular_schedules_status', isOneOf(table.status, scheduleStatusSchema.options)),
    check(
      'regular_schedules_rejected_with_reason',
      sql`${table.status} <> 'REJECTED' or ${table.rejectReason} is not null`,
    ),
    check('regular_schedules_registered_by', isOneOf(table.registeredBy, registrars)),
  ],
);

/** Earlier versions of a schedule (변경 이력), to look up and restore. */
export const scheduleVersions = pgTable(
  'schedule_versions',
  {
    scheduleId: idColumn<ScheduleId>()
      .notNull()
      .references(() => regularSchedules.id),
    version: integer().notNull(),
    value: jsonb().notNull(),
    /** Who made the change that ended this version, and when. */
    byKind: word(actorKinds).notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'schedule_versions_pkey', columns: [table.scheduleId, table.version] }),
    check('schedule_versions_by_kind', isOneOf(table.byKind, actorKinds)),
  ],
);
