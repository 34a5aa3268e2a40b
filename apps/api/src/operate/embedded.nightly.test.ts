import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open';
import { auditLog } from '../db/schema';
import { readReadOnly } from '../shared/installation/installation-db';
import { runOperator } from '../testing/servers/operator';
import { temporaryFolder } from '../testing/storage/temporary-folder';

test('the commands work on an embedded installation, one after another and beside the running server', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  expect(await runOperator(['migrate'], environment)).toMatchObject({ exit: 0 });
  expect(await runOperator(['migrate', '--check'], environment)).toMatchObject({
    exit: 0,
    said: '',
  });
  expect(
    await runOperator(['create-admin', '--username', 'director', '--name', '한원장'], environment, {
      typed: 'Hanbit! 2026\n',
    }),
  ).toMatchObject({ exit: 0 });
  expect(
    await runOperator(['read-only', 'on', '--reason', '서버 이전'], environment),
  ).toMatchObject({ exit: 0, said: 'on, since 2026-03-02T00:00:00.000Z: 서버 이전' });

  const server = await openDatabase({ dataDir: environment.DATA_DIR });
  expect(await readReadOnly(server.db)).toMatchObject({ readOnly: true, reason: '서버 이전' });
  expect(await server.db.$count(auditLog)).toBe(2);
  expect(await runOperator(['read-only', 'off'], environment)).toMatchObject({ exit: 0 });
  expect(await readReadOnly(server.db)).toMatchObject({ readOnly: false });
  expect(await runOperator(['migrate', '--check'], environment)).toMatchObject({ exit: 0 });
  await server.close();
});

test('asking an empty folder what is missing creates nothing in it', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  expect(await runOperator(['migrate', '--check'], environment)).toMatchObject({
    exit: 3,
    said: expect.stringMatching(/^0000_tables\n/),
  });
  expect(readdirSync(environment.DATA_DIR)).toEqual([]);
});
