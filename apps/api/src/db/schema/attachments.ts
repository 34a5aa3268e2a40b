import type { AttachmentId, ReasonId, ScheduleId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { storedPictures } from './news';
import { absenceReasons } from './reasons';
import { regularSchedules } from './schedules';
import { students } from './students';

/**
 * Pictures that prove a reason or a schedule (증빙 사진), one row for each that has it: a change
 * request takes those of its schedule along. One that nothing has was uploaded a moment ago and
 * waits for its form. With its last row the file is swept away (`sweep-pictures-db.ts`).
 */
export const attachments = pgTable(
  'attachments',
  {
    id: idColumn<AttachmentId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    reasonId: idColumn<ReasonId>().references(() => absenceReasons.id, { onDelete: 'cascade' }),
    scheduleId: idColumn<ScheduleId>().references(() => regularSchedules.id, {
      onDelete: 'cascade',
    }),
    /** Its place among those of what has it, from 1; 0 while nothing has it. */
    position: integer().notNull().default(0),
    key: text()
      .notNull()
      .references(() => storedPictures.key),
    /** When it was uploaded. */
    createdAt: instant().notNull(),
  },
  (table) => [
    index('attachments_reason_idx').on(table.reasonId, table.position),
    index('attachments_schedule_idx').on(table.scheduleId, table.position),
    index('attachments_student_idx').on(table.studentId),
    index('attachments_key_idx').on(table.key),
    check(
      'attachments_position',
      sql`num_nonnulls(${table.reasonId}, ${table.scheduleId}) = (${table.position} > 0)::int`,
    ),
  ],
);
