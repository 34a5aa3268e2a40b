import type { ManagerId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';
import { subjectKinds } from './sessions';

/**
 * `waiting`: a new device that a manager has to approve. `known`: has signed in, or was approved.
 * `refused`: was not.
 */
export const deviceStates = ['waiting', 'known', 'refused'] as const;

/** Which browsers an account signs in from: one row for each browser and account. */
export const loginDevices = pgTable(
  'login_devices',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    /** SHA-256 of the cookie's token, hex: the token itself exists only in the browser. */
    deviceHash: text().notNull(),
    subjectKind: word(subjectKinds).notNull(),
    subjectId: idColumn<StudentId | ManagerId>().notNull(),
    label: text().notNull().default(''),
    state: word(deviceStates).notNull(),
    /** Four digits that the student reads out at the desk; empty unless it waits. */
    code: text().notNull().default(''),
    /**
     * argon2id of the PIN that the student chose on a device that waits: theirs once it is
     * approved.
     */
    pinHash: text(),
    firstSeenAt: instant().notNull(),
    lastLoginAt: instant(),
  },
  (table) => [
    uniqueIndex('login_devices_key').on(table.subjectKind, table.subjectId, table.deviceHash),
    index('login_devices_waiting_idx')
      .on(table.firstSeenAt)
      .where(sql`${table.state} = 'waiting'`),
    check('login_devices_subject_kind', isOneOf(table.subjectKind, subjectKinds)),
    check('login_devices_state', isOneOf(table.state, deviceStates)),
  ],
);

/** The PIN that a student chose. No row: none yet, or reset by a manager. */
export const studentPins = pgTable('student_pins', {
  studentId: idColumn<StudentId>()
    .primaryKey()
    .references(() => students.id),
  /** argon2id. */
  hash: text().notNull(),
  chosenAt: instant().notNull(),
});

/**
 * One device that signed in too many students: until a manager has looked at it, the dashboard says
 * so.
 */
export const loginAlerts = pgTable(
  'login_alerts',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    deviceHash: text().notNull(),
    label: text().notNull().default(''),
    /** Its last login that counted. */
    at: instant().notNull(),
    studentIds: jsonb().$type<StudentId[]>().notNull(),
    seenAt: instant(),
    seenBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    uniqueIndex('login_alerts_open_key')
      .on(table.deviceHash)
      .where(sql`${table.seenAt} is null`),
    check('login_alerts_seen', sql`(${table.seenAt} is null) = (${table.seenBy} is null)`),
  ],
);
