import type { ManagerId, StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';

export const subjectKinds = ['student', 'manager'] as const;

/** One login on one device: the family of all refresh tokens that came from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn<string>().generatedAlwaysAsIdentity().primaryKey(),
    subjectKind: word(subjectKinds).notNull(),
    /**
     * Into `students` or `managers`, as the kind says: no foreign key, because both are only ever
     * deleted softly.
     */
    subjectId: idColumn<StudentId | ManagerId>().notNull(),
    deviceLabel: text().notNull().default(''),
    /**
     * By which browser (`login_devices`); null for logins from before browsers were distinguished.
     */
    deviceHash: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    /** Absolute: no rotation moves it. */
    expiresAt: instant().notNull(),
    /** Null while provisional: a student's login that has not made an authenticated call yet. */
    activatedAt: instant(),
    revokedAt: instant(),
    revokedReason: text(),
  },
  (table) => [
    index('sessions_subject_idx')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.revokedAt} is null`),
    index('sessions_expires_at_idx').on(table.expiresAt),
    index('sessions_device_idx').on(table.deviceHash, table.createdAt),
    check('sessions_subject_kind', isOneOf(table.subjectKind, subjectKinds)),
    check(
      'sessions_revoked_with_reason',
      sql`(${table.revokedAt} is null) = (${table.revokedReason} is null)`,
    ),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex: the token itself exists only in the cookie. */
    hash: text().primaryKey(),
    sessionId: idColumn<string>()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** When it was exchanged for its successor; null for the one that counts. */
    usedAt: instant(),
  },
  (table) => [
    index('refresh_tokens_session_idx').on(table.sessionId),
    check('refresh_tokens_hash_is_sha256', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
  ],
);
