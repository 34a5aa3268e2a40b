import type { AttachmentId, ReasonId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { storedPictures } from './news';
import { absenceReasons } from './reasons';
import { students } from './students';

/**
 * Pictures that prove a reason (증빙 사진). One without a reason was uploaded a moment ago and
 * waits for its form. Whoever deletes a row has the file swept away (`sweep-pictures-db.ts`).
 */
export const attachments = pgTable(
  'attachments',
  {
    id: idColumn<AttachmentId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    reasonId: idColumn<ReasonId>().references(() => absenceReasons.id, { onDelete: 'cascade' }),
    /** Its place among the reason's, from 1; 0 while no reason has it. */
    position: integer().notNull().default(0),
    key: text()
      .notNull()
      .unique()
      .references(() => storedPictures.key),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('attachments_reason_idx').on(table.reasonId, table.position),
    index('attachments_student_idx').on(table.studentId),
    check('attachments_position', sql`(${table.reasonId} is null) = (${table.position} = 0)`),
  ],
);
