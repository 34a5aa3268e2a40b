import * as z from 'zod/mini';
import { BACKUP_FAILURES, PASSPHRASE } from './limits';

const instant = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** `academy-2026-11-21-170500Z`: the moment that it shows, in UTC. */
export const backupNameSchema = z.string().check(z.regex(/^academy-\d{4}-\d{2}-\d{2}-\d{6}Z$/));

/**
 * What came of restoring it into a database that is thrown away, and when that was; `failed`: it
 * could not be tried.
 */
export const backupCheckSchema = z.object({
  state: z.enum(['running', 'whole', 'damaged', 'failed']),
  at: instant,
});

/** A backup on the server; `bytes` of its database. `pictures` null: they are kept in a bucket. */
export const backupSchema = z.object({
  name: backupNameSchema,
  takenAt: instant,
  rows: count,
  pictures: z.nullable(count),
  bytes: count,
  check: z.nullable(backupCheckSchema),
});
export type Backup = z.output<typeof backupSchema>;

/**
 * The backups that the server sees, newest first. `kept` false: it has no folder for them.
 * `nightly`: it takes one every night by itself. `failed`: the last try, where it failed.
 */
export const backupsSchema = z.object({
  kept: z.boolean(),
  nightly: z.boolean(),
  takingSince: z.nullable(instant),
  failed: z.nullable(z.object({ at: instant, cause: z.enum(BACKUP_FAILURES) })),
  content: z.array(backupSchema),
});
export type Backups = z.output<typeof backupsSchema>;

export const passphraseSchema = z
  .string()
  .check(z.minLength(PASSPHRASE.least), z.maxLength(PASSPHRASE.most));
