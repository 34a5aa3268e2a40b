import type { GuardianId, GuardianLinkId, ManagerId, StudentId } from '@academy/domain/ids';
import type { NoticeKind } from '@academy/domain/messages';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isPhone } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/** Whom the academy calls about a student, in the order in which they are called. */
export const studentGuardians = pgTable(
  'student_guardians',
  {
    id: idColumn<GuardianId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Their place among the student's guardians, from 0. */
    place: integer().notNull(),
    name: text(),
    /** Digits only; without one they are a name under which money comes in. */
    phone: text(),
    relation: text(),
  },
  (table) => [
    uniqueIndex('student_guardians_phone_key').on(table.studentId, table.phone),
    index('student_guardians_phone_idx').on(table.phone),
    check('student_guardians_phone_is_digits', isPhone(table.phone, 9)),
    check(
      'student_guardians_is_somebody',
      sql`${table.name} is not null or ${table.phone} is not null`,
    ),
  ],
);

/**
 * Guardians' links (docs/product/guardians.md), one for each number: whose children it shows is
 * what the students' records say now.
 */
export const guardianLinks = pgTable(
  'guardian_links',
  {
    id: idColumn<GuardianLinkId>().generatedAlwaysAsIdentity().primaryKey(),
    /** What is signed besides the id, so that no other row ever has the same address. */
    uid: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    phone: text().notNull(),
    createdAt: instant().notNull(),
    createdBy: idColumn<ManagerId>().references(() => managers.id),
    /** When it was made or sent last: so long it opens (`guardianLinkDays`). */
    renewedAt: instant().notNull().defaultNow(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('guardian_links_phone_key')
      .on(table.phone)
      .where(sql`${table.revokedAt} is null`),
    check('guardian_links_phone_is_digits', isPhone(table.phone, 9)),
  ],
);

/** When a link was opened; several looks within minutes are one. */
export const guardianLinkOpens = pgTable(
  'guardian_link_opens',
  {
    linkId: idColumn<GuardianLinkId>()
      .notNull()
      .references(() => guardianLinks.id, { onDelete: 'cascade' }),
    openedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'guardian_link_opens_pkey', columns: [table.linkId, table.openedAt] }),
  ],
);

/**
 * Consents of guardians to be notified, by number (docs/product/guardians.md#consent). Without a
 * row no notice is sent.
 */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    phone: text().primaryKey(),
    /** When the guardian agreed, as the academy has it on paper. */
    agreedOn: calendarDay().notNull(),
    notedAt: instant().notNull(),
    notedBy: idColumn<ManagerId>().references(() => managers.id),
    /** Of which kinds they want to know nothing. */
    declined: text()
      .array()
      .$type<NoticeKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** When the guardian switched it off on their page. */
    stoppedAt: instant(),
  },
  (table) => [check('guardian_consents_phone_is_digits', isPhone(table.phone, 9))],
);
