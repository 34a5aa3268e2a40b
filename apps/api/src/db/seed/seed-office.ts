import { managers } from '../schema';
import { noteDemo, readDemo } from '../../shared/installation/demo-db';
import { academySetting } from '../../shared/settings/kept-settings';
import { writeSetting } from '../../shared/settings/setting-db';
import type { Db } from '../database';
import { demoManagers } from './demo/people';
import { demoAcademy } from './demo/settings';
import type { SeedOptions } from './seed-demo';

const [director] = demoManagers;

/** Who sees the branches of the demo's head office. */
export const OFFICE_LOGIN = { username: director.username, password: director.password };

/**
 * Fills an empty database with a head office: no students, one account. All or nothing; nothing
 * where it was filled before.
 */
export async function seedOffice(
  db: Db,
  { now, hashPassword, name }: Pick<SeedOptions, 'now' | 'hashPassword'> & { name: string },
): Promise<void> {
  const { isDemo, wasLeft } = await readDemo(db);
  if (isDemo || wasLeft) return;
  const { password, ...account } = director;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await noteDemo(tx, { demoSince: now }, now);
    const [row] = await tx
      .insert(managers)
      .values({ ...account, passwordHash, status: 'ACTIVE', createdAt: now, updatedAt: now })
      .returning({ id: managers.id });
    if (!row) throw new Error('the account was not written');
    const value = { ...demoAcademy, name };
    await writeSetting(tx, academySetting, { value, version: 0, by: row.id, now });
  });
}
