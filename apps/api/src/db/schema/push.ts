import type { StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { sessions } from './sessions';
import { students } from './students';

/**
 * Devices with push notifications: at most one per session, deleted with it. The next user of the
 * same browser takes over its row.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text()
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    sessionId: idColumn<string>()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The push service's URL for this browser; anyone who knows it can send to it. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
    /** When the push service took something for it last. */
    lastOkAt: instant(),
  },
  (table) => [index('push_subscriptions_student_idx').on(table.studentId)],
);

/** What a student asked to be notified of. No row: nothing. */
export const pushSettings = pgTable(
  'push_settings',
  {
    studentId: idColumn<StudentId>()
      .primaryKey()
      .references(() => students.id),
    menu: boolean().notNull(),
    menuHour: integer().notNull(),
    cutoff: boolean().notNull(),
    answers: boolean().notNull(),
    exams: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (table) => [check('push_settings_menu_hour', sql`${table.menuHour} between 0 and 23`)],
);

/**
 * The key by which push services know the academy, as versions before kept it. It goes into
 * `sending_keys`, sealed, when it is needed next.
 */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    privateKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [check('push_keys_single_row', sql`${table.id} = 1`)],
);
