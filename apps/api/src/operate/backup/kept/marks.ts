import { BACKUP_FAILURES, type Backup } from '@academy/domain/backups';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * What is noted beside backups, so that every process that sees the folder knows it, and the next
 * one too.
 */
const checkSchema = z.object({
  state: z.enum(['running', 'whole', 'damaged', 'failed']),
  at: z.iso.datetime(),
});
const failureSchema = z.object({ at: z.iso.datetime(), cause: z.enum(BACKUP_FAILURES) });
export type Failure = z.output<typeof failureSchema>;
export type Check = z.output<typeof checkSchema>;

const CHECK = 'check.json';
const FAILED = 'failed.json';
/** A check that has run for so long was cut off. */
const LONGEST_MS = 60 * 60_000;

async function read<T>(file: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  try {
    return text === null ? null : (z.safeParse(schema, JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

const write = (file: string, mark: object) =>
  writeFile(file, JSON.stringify(mark), { mode: 0o600 });

export async function readCheck(backup: string, now: Date): Promise<Backup['check']> {
  const check = await read(join(backup, CHECK), checkSchema);
  const isCut = check?.state === 'running' && now.getTime() - Date.parse(check.at) > LONGEST_MS;
  return isCut ? { ...check, state: 'failed' } : check;
}

export const noteCheck = (backup: string, check: Check) => write(join(backup, CHECK), check);

export const readFailure = (folder: string): Promise<Failure | null> =>
  read(join(folder, FAILED), failureSchema);

export const noteFailure = (folder: string, failure: Failure) =>
  write(join(folder, FAILED), failure);

export const forgetFailure = (folder: string) => rm(join(folder, FAILED), { force: true });
