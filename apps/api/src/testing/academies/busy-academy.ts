import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../db/database';
import { openDatabase } from '../../db/open';
import { seedDemo } from '../../db/seed/seed-demo';
import { diskStore } from '../../store/disk-store';

/** Whatever breaks a copy that quotes or splits by hand. */
export const HARD_TEXT = '땅콩 "알레르기"\t\\N, {null}\nNULL 🍱 \'; --';
export const BUSY_NOW = new Date('2026-11-20T05:00:00Z');

const hard = [
  sql`update students set memo = ${HARD_TEXT}, depositor_names = array[${HARD_TEXT}, '', 'null', '가나,다'] where id = 1`,
  sql`insert into students (name, phone, created_at) values ('가', '01000000001', '1908-04-01T00:00:00.007+08:27'), ('나', '01000000002', now())`,
  // The highest id is gone, and must not be given out again.
  sql`delete from students where phone = '01000000002'`,
  sql`insert into audit_log (at, actor_kind, actor_name, action, entity, after) values (now(), 'system', ${HARD_TEXT}, 'test', 'test', ${JSON.stringify({ text: HARD_TEXT, number: 0.1 })}::jsonb)`,
  sql`insert into idempotency_keys (student_id, key, request_hash, response, expires_at) values (1, 'k', 'h', '{ "b":1,  "a": "가" }', now())`,
  sql`insert into limits (key, count, expires_at) values ('student-login:ip:1', 3, now())`,
  sql`insert into sessions (subject_kind, subject_id, created_at, last_used_at, expires_at) values ('student', 1, now(), now(), now())`,
  sql`insert into refresh_tokens (hash, session_id, created_at) values (${'a'.repeat(64)}, 1, now())`,
  // References that point forward, and to the row itself.
  sql`update managers set approved_by = (select max(id) from managers)`,
];

/** Fills an empty database with a lively academy, and with rows that are hard to copy. */
export async function fillBusy(db: Db, dataDir: string): Promise<void> {
  await seedDemo(db, {
    now: BUSY_NOW,
    store: diskStore(join(dataDir, 'files')),
    hashPassword: async (password) => password,
  });
  for (const statement of hard) await db.execute(statement);
}

/**
 * A data folder with the embedded database of a lively academy, its pictures, and rows that are
 * hard to copy.
 */
export async function busyAcademy(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-busy-'));
  const database = await openDatabase({ dataDir });
  await fillBusy(database.db, dataDir);
  await database.close();
  return { dataDir, remove: () => rm(dataDir, { recursive: true }) };
}
