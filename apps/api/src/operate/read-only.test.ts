import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../db/open';
import { auditLog } from '../db/schema';
import { followReadOnly, type ReadOnlySwitch } from '../http/limits/read-only';
import { runOperator, temporaryInstallation } from '../testing/servers/operator';

/** One server process, as far as the switch goes. */
async function follow(databaseUrl: string, askEveryMs?: number): Promise<ReadOnlySwitch> {
  const database = await openDatabase({ databaseUrl });
  const follower = await followReadOnly(database, () => undefined, askEveryMs);
  onTestFinished(() => follower.stop().then(() => database.close()));
  return follower;
}

const all = (followers: readonly ReadOnlySwitch[]) => followers.map((follower) => follower.isOn());

test('every process obeys the switch without a restart, one that starts later too; the log knows who turned it', async () => {
  const { environment, look } = await temporaryInstallation();
  const running = [await follow(environment.DATABASE_URL), await follow(environment.DATABASE_URL)];
  expect(all(running)).toEqual([false, false]);
  expect(await runOperator(['read-only', 'status'], environment)).toEqual({
    exit: 0,
    said: 'off',
    noted: '',
  });

  expect(
    await runOperator(['read-only', 'on', '--reason', '서버 이전'], environment),
  ).toMatchObject({ exit: 0, said: 'on, since 2026-03-02T00:00:00.000Z: 서버 이전' });
  await vi.waitFor(() => expect(all(running)).toEqual([true, true]));
  expect((await follow(environment.DATABASE_URL)).isOn()).toBe(true);

  expect(await runOperator(['read-only', 'off'], environment)).toMatchObject({
    exit: 0,
    said: 'off, since 2026-03-02T00:00:00.000Z',
  });
  await vi.waitFor(() => expect(all(running)).toEqual([false, false]));
  expect(
    await look(({ db }) =>
      db
        .select({ action: auditLog.action, after: auditLog.after })
        .from(auditLog)
        .orderBy(auditLog.id),
    ),
  ).toEqual([
    { action: 'begin-read-only', after: { reason: '서버 이전' } },
    { action: 'end-read-only', after: { reason: '' } },
  ]);
});

test('a process that missed the telling asks by itself', async () => {
  const { environment, look } = await temporaryInstallation();
  const process = await follow(environment.DATABASE_URL, 20);
  // Written past the command: no process is notified.
  await look(({ db }) =>
    db.execute(sql`insert into installation (read_only, changed_at) values (true, now())`),
  );
  await vi.waitFor(() => expect(process.isOn()).toBe(true));
});

test('another word is wrong usage', async () => {
  expect(await runOperator(['read-only', 'maybe'], {})).toMatchObject({
    exit: 2,
    noted: '`read-only` takes on, off or status.',
  });
  expect(await runOperator(['read-only'], {})).toMatchObject({
    exit: 2,
    noted: expect.stringContaining('<on|off|status>'),
  });
});
