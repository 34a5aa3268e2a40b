import { accountEndpoints } from '@academy/domain/accounts';
import { settingsManagementEndpoints } from '@academy/domain/settings';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seedDemo } from '../../db/seed/seed-demo';
import { auditLog, managers, reservations, students } from '../../db/schema';
import { hashPassword } from '../../shared/accounts/passwords';
import { emptyDatabase } from '../../testing/academies/scenario';
import { startTestApp } from '../../testing/test-app';

const server = await startTestApp();
const { db } = server.database;
afterAll(() => server.close());

const leave = (token: string) =>
  server.callEndpoint(settingsManagementEndpoints.leaveDemo, {}, { token });
const seed = () => seedDemo(db, { now: server.clock.now(), store: server.store, hashPassword });

test('an academy of one’s own cannot be emptied like a demo', async () => {
  expect(await leave(await server.managerToken('admin'))).toMatchObject({
    status: 409,
    body: { code: 'not-a-demo' },
  });
  expect(await server.api().academy()).not.toHaveProperty('demo');
});

test(
  'the demo is left for good: nothing stays, the first account needs the code, and no start brings it back',
  { tags: 'ci' },
  async () => {
    await emptyDatabase(db);
    expect(await seed()).toBe(true);
    expect(await server.api().academy()).toMatchObject({ demo: true });
    expect((await leave(await server.managerToken('manager'))).status).toBe(403);

    const admin = await server.managerToken('admin');
    const answer = await leave(admin);
    const { firstAccountCode } = z.object({ firstAccountCode: z.string() }).parse(answer.body);
    // Every process forgets its logins when it hears of it.
    await expect
      .poll(async () => (await server.call('GET', '/api/admin/students', { token: admin })).status)
      .toBe(401);
    for (const table of [students, managers, reservations, auditLog])
      expect(await db.$count(table, sql`true`)).toBe(0);
    expect(await server.api().academy()).toMatchObject({ name: '' });
    expect(await server.api().academy()).not.toHaveProperty('demo');
    expect(await seed()).toBe(false);

    const signUp = (code?: string) =>
      server.callEndpoint(
        accountEndpoints.signup,
        {},
        {
          body: {
            name: '한새봄',
            username: 'saebom',
            password: 'Spring1234!',
            passwordConfirm: 'Spring1234!',
            code,
          },
        },
      );
    expect(await signUp()).toMatchObject({ status: 400 });
    expect(await signUp(firstAccountCode)).toMatchObject({ body: { status: 'ACTIVE' } });
  },
);
