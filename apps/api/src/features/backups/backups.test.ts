import { backupEndpoints } from '@academy/domain/backups';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { memoryBackups, SOME_BACKUP } from '../../testing/storage/memory-backups';
import { startTestApp } from '../../testing/test-app';
import type { KeptBackups } from './kept-backups';

const kept = memoryBackups();
const asked: string[] = [];
const backups: KeptBackups = {
  ...kept,
  locked: (name, passphrase) => {
    asked.push(passphrase);
    return kept.locked(name, passphrase);
  },
};
const server = await startTestApp({ backups });
const none = await startTestApp({ backups: null });
afterAll(async () => {
  await server.close();
  await none.close();
});
const admin = await server.managerToken('admin');
const passphrase = '열두 글자가 넘는 백업 암호';
const named = (backup: string) => ({ backup });

test('a backup is handed out as a file that is kept nowhere, and the log says who took it, not the passphrase', async () => {
  const { status, headers, text } = await server.callEndpoint(
    backupEndpoints.downloadBackup,
    named(SOME_BACKUP),
    { token: admin, body: { passphrase } },
  );
  expect([status, text]).toEqual([200, 'locked']);
  expect(headers.get('content-disposition')).toContain(`${SOME_BACKUP}.zip.age`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(asked).toEqual([passphrase]);
  const [entry] = await server.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entity, 'backups'));
  expect(entry).toMatchObject({ action: 'download-backup', entityId: SOME_BACKUP });
  expect(JSON.stringify([entry, server.log])).not.toContain(passphrase);
});

test.each([
  ['a short passphrase', SOME_BACKUP, '열한글자입니다아아아아', 400, 'validation-failed'],
  ['a backup that is not there', 'academy-2020-01-01-000000Z', passphrase, 404, 'not-found'],
  ['a name that leads elsewhere', '../../etc', passphrase, 400, 'validation-failed'],
])('%s is refused', async (_, backup, word, status, code) => {
  const answer = await server.callEndpoint(backupEndpoints.downloadBackup, named(backup), {
    token: admin,
    body: { passphrase: word },
  });
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
});

test('a server without a folder says so, and refuses to make one', async () => {
  const token = await none.managerToken('admin');
  const { body } = await none.callEndpoint(backupEndpoints.backups, {}, { token });
  expect(body).toMatchObject({ kept: false, content: [] });
  for (const endpoint of [backupEndpoints.takeBackup, backupEndpoints.checkBackup])
    expect((await none.callEndpoint(endpoint, named(SOME_BACKUP), { token })).body).toMatchObject({
      code: 'backups-not-kept',
    });
});

test('a backup that no zip holds is refused, and not logged as taken away', async () => {
  const large = await startTestApp({ backups: { ...kept, locked: async () => 'too-large' } });
  const answer = await large.callEndpoint(backupEndpoints.downloadBackup, named(SOME_BACKUP), {
    token: await large.managerToken('admin'),
    body: { passphrase },
  });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'backup-too-large' }]);
  expect(await large.database.db.$count(auditLog, eq(auditLog.entity, 'backups'))).toBe(0);
  await large.close();
});

test('what runs already is not begun again', async () => {
  const busy = await startTestApp({
    backups: { ...kept, take: async () => 'running', check: async () => 'running' },
  });
  const token = await busy.managerToken('admin');
  const codes = [];
  for (const endpoint of [backupEndpoints.takeBackup, backupEndpoints.checkBackup]) {
    const { status, body } = await busy.callEndpoint(endpoint, named(SOME_BACKUP), { token });
    codes.push([status, (body as { code?: string }).code]);
  }
  expect(codes).toEqual([
    [409, 'backup-running'],
    [409, 'backup-check-running'],
  ]);
  expect(await busy.database.db.$count(auditLog, eq(auditLog.entity, 'backups'))).toBe(0);
  await busy.close();
});
