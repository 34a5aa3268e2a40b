import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { BUSY_NOW, busyAcademy } from '../../../testing/academies/busy-academy';
import { operator } from '../../../testing/servers/operator';
import { ask } from '../../../testing/postgres/ask';
import { createDatabase, dropDatabase } from '../../../testing/postgres/databases';
import { temporaryFolder } from '../../../testing/storage/temporary-folder';

const { serverUrl } = inject('postgres');
let academy: Awaited<ReturnType<typeof busyAcademy>>;
let moved: string;
let sealed: Awaited<ReturnType<typeof run>>;
let head: string;
let backup: Awaited<ReturnType<typeof run>>;

const run = (databaseUrl: string, ...argv: string[]) =>
  operator({ DATABASE_URL: databaseUrl, DATA_DIR: academy.dataDir }, BUSY_NOW, ...argv);

async function emptyDatabase(): Promise<string> {
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  return url;
}

/** With the triggers switched off, as only the database's owner can. */
async function behindTheTriggers(url: string, statement: string): Promise<void> {
  await ask(url, 'alter table audit_log disable trigger user');
  await ask(url, statement);
  await ask(url, 'alter table audit_log enable trigger user');
}

beforeAll(async () => {
  academy = await busyAcademy();
  sealed = await operator({ DATA_DIR: academy.dataDir }, BUSY_NOW, 'verify');
  head = sealed.said;
  moved = await createDatabase(serverUrl);
  await run(moved, 'move-to-postgres');
  backup = await run(moved, 'backup', '--to', join(academy.dataDir, 'backups'));
});
afterAll(async () => {
  await dropDatabase(serverUrl, moved);
  await academy.remove();
});

test('the chain of an embedded database goes on in PostgreSQL, in a backup of it and in what is restored from that', async () => {
  expect(sealed).toMatchObject({
    exit: 0,
    said: expect.stringMatching(/^[1-9]\d*:[0-9a-f]{64}$/),
    noted: expect.stringContaining('no entry changed or missing'),
  });
  expect(await run(moved, 'verify', '--head', head)).toMatchObject({ exit: 0, said: head });
  expect(backup.noted).toContain(`The audit log ends at ${head}; verify --head takes it.`);
  expect(await run(moved, 'verify', backup.said)).toMatchObject({ exit: 0 });
  const restored = await emptyDatabase();
  expect(await run(restored, 'restore', backup.said)).toMatchObject({ exit: 0 });
  expect(await run(restored, 'verify', '--head', head)).toMatchObject({ exit: 0, said: head });
  const server = `insert into audit_log (at, actor_kind, actor_name, action, entity) values (now(), 'system', 'system', 'login', 'x')`;
  await ask(restored, server);
  const later = await run(restored, 'verify', '--head', head);
  expect(later).toMatchObject({ exit: 0 });
  expect(Number.parseInt(later.said)).toBe(Number.parseInt(head) + 1);
});

test('a changed and a missing entry are named, in the database and in a backup of it', async () => {
  const url = await emptyDatabase();
  await run(url, 'restore', backup.said);
  await behindTheTriggers(url, `update audit_log set actor_name = '딴사람' where id = 2`);
  await behindTheTriggers(url, 'delete from audit_log where id = 3');
  const named = {
    exit: 3,
    noted: expect.stringMatching(
      /is not what was written:\nentry 2 \([^)]+\) is not what was sealed\nentry 3 is missing\nA backup from before/,
    ),
  };
  expect(await run(url, 'verify')).toMatchObject(named);
  const later = await run(url, 'backup', '--to', temporaryFolder());
  expect(await run(url, 'verify', later.said)).toMatchObject(named);
  expect(
    await run(await emptyDatabase(), 'restore', later.said),
    'and is restored all the same: it is what there is',
  ).toMatchObject({ exit: 0 });
});

test('a log cut off at its end is seen against the head that a backup told', async () => {
  const url = await emptyDatabase();
  await run(url, 'restore', backup.said);
  await behindTheTriggers(url, 'delete from audit_log where id = (select max(id) from audit_log)');
  await ask(url, 'alter table audit_chain disable trigger user');
  await ask(
    url,
    'delete from audit_chain where position = (select max(position) from audit_chain)',
  );
  expect(await run(url, 'verify')).toMatchObject({ exit: 0 });
  expect(await run(url, 'verify', '--head', head)).toMatchObject({
    exit: 3,
    noted: expect.stringContaining(`does not hold ${head}: its end was cut off`),
  });
});

test.each([
  [['verify', '--head', 'abc'], '--head takes what a backup or the server said'],
  [['verify', '--live'], '--live compares with a backup'],
  [['verify', 'folder', '--head', `1:${'0'.repeat(64)}`], '--head is for the database'],
  [['verify', 'one', 'two'], '`verify` takes [backup].'],
])('%j is told how it is used', async (argv, said) => {
  expect(await run(moved, ...argv)).toMatchObject({
    exit: 2,
    noted: expect.stringContaining(said),
  });
});
