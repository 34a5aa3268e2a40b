import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillBusy } from '../../testing/academies/busy-academy';
import { contentOf } from '../../testing/database/content-of';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { migrationsFolder } from '../migrate';
import { SchemaTooOld } from '../pending-migrations-db';
import * as schema from '../schema';
import { openEmbedded } from './open-embedded';
import { openPGlite, pgliteIn } from './take-over';

/** A data folder as a version before 1.0 left it. */
async function earlierFolder() {
  const folder = temporaryFolder();
  const open = () => openPGlite(pgliteIn(folder));
  const { db, close } = await open();
  await migrate(db, { migrationsFolder });
  return { folder, open, db, close };
}

test('what a version before 1.0 left is taken over at the first start, compared, and not again', async () => {
  const { folder, db, close } = await earlierFolder();
  await fillBusy(db, folder);
  const before = await contentOf(db);
  const rows = Number(
    (await db.execute<{ n: string }>(sql`select count(*)::text as n from audit_log`)).rows[0]?.n,
  );
  await close();

  const onNote = vi.fn<(sentence: string) => void>();
  const first = await openEmbedded(folder, { onNote });
  onTestFinished(() => first.close());
  expect(await contentOf(first.db)).toEqual(before);
  expect(await first.db.$count(schema.auditLog)).toBe(rows);
  expect(await first.db.$count(schema.sessions)).toBe(1);
  await first.db.insert(schema.students).values({ name: '새학생', phone: '01055556666' });
  await first.close();
  expect(onNote).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^[\d,]+ rows of the version before were taken over and compared\. /),
  );
  expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true);

  const second = await openEmbedded(folder, { onNote });
  onTestFinished(() => second.close());
  expect(await second.db.$count(schema.students, sql`phone = '01055556666'`)).toBe(1);
  expect(onNote).toHaveBeenCalledTimes(1);
});

test('what cannot be taken over stays as it is, and there is no half of a new database', async () => {
  const { folder, open, db, close } = await earlierFolder();
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
  await close();
  await expect(openEmbedded(folder)).rejects.toThrow(SchemaTooOld);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  const again = await open();
  expect(await again.db.$count(schema.students)).toBe(0);
  await again.close();
});
