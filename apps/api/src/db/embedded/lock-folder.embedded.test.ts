import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { kill, startChild } from '../../testing/crash/child';
import { temporaryDataDir, temporaryFolder } from '../../testing/storage/temporary-folder';
import { FolderInUse, lockByPidFile, lockFolder } from './lock-folder';
import { openEmbedded } from './open-embedded';

/** No process has this id: beyond every system's maximum. */
const DEAD_PID = '2147483646';

test('a second process is refused with a plain message, and may come once the first is dead', async () => {
  const folder = temporaryDataDir();
  const first = await startChild('save-loop', { DATA_DIR: folder, DATABASE_URL: '' });
  await once(first.stdout, 'data');
  await expect(openEmbedded(folder)).rejects.toThrow(
    `The data folder ${folder} is used by another running server. Stop it, or set DATA_DIR to another folder.`,
  );
  const exited = once(first, 'exit');
  kill(first);
  await exited;
  await (await openEmbedded(folder)).close();
});

test('the folder is the same by whatever path it is reached', async () => {
  const folder = temporaryFolder();
  const alias = join(temporaryFolder(), 'alias');
  symlinkSync(folder, alias);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(alias)).rejects.toBeInstanceOf(FolderInUse);
  unlock();
  const again = await lockFolder(alias);
  again();
});

test('where sockets cannot lock, a living process id in a file does', () => {
  const folder = temporaryFolder();
  const unlock = lockByPidFile(folder);
  expect(() => lockByPidFile(folder)).toThrow(FolderInUse);
  unlock();
  writeFileSync(join(folder, 'server.pid'), DEAD_PID);
  lockByPidFile(folder)();
});
