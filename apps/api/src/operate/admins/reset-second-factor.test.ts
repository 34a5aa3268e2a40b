import { expect, test } from 'vitest';
import { auditLog, managers, secondFactors, sessions } from '../../db/schema';
import { runOperator, temporaryInstallation } from '../../testing/servers/operator';

const NOW = new Date('2026-03-02T00:00:00.000Z');

test('takes the factor of a locked-out admin, ends their logins, and the log knows', async () => {
  const { environment, look } = await temporaryInstallation();
  const run = (...argv: string[]) => runOperator(['reset-second-factor', ...argv], environment);
  expect(await run()).toMatchObject({ exit: 2, noted: expect.stringContaining('--username') });
  expect(await run('--username', 'director')).toMatchObject({
    exit: 3,
    noted: 'There is no account director.',
  });
  await look(async ({ db }) => {
    const [admin] = await db
      .insert(managers)
      .values({
        username: 'Director',
        name: '한원장',
        role: 'ADMIN',
        status: 'ACTIVE',
        passwordHash: 'x',
      })
      .returning();
    if (!admin) throw new Error('no admin');
    await db
      .insert(secondFactors)
      .values({ managerId: admin.id, sealedSecret: 'x', begunAt: NOW, confirmedAt: NOW });
    await db.insert(sessions).values({
      subjectKind: 'manager',
      subjectId: admin.id,
      deviceLabel: 'Chrome',
      deviceHash: 'x',
      createdAt: NOW,
      lastUsedAt: NOW,
      expiresAt: new Date(NOW.getTime() + 3_600_000),
      activatedAt: NOW,
    });
  });
  expect(await run('--username', 'director')).toEqual({
    exit: 0,
    said: 'director (한원장) signs in with the password alone again.',
    noted: '',
  });
  await look(async ({ db }) => {
    expect(await db.select().from(secondFactors)).toEqual([]);
    expect(await db.select().from(sessions)).toMatchObject([
      { revokedReason: 'second-factor-reset' },
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorKind: 'system', action: 'reset-second-factor', subject: '한원장' },
    ]);
  });
  expect(await run('--username', 'director')).toMatchObject({
    exit: 3,
    noted: 'director has no second factor.',
  });
});
