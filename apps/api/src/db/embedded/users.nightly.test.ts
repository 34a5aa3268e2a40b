import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newAuthKey } from '../../http/auth/auth-keys';
import { startServer } from '../../testing/crash/server-process';
import { temporaryFolder } from '../../testing/storage/temporary-folder';
import { clusterIn } from './cluster';
import { readNoted } from './left-over';

const NOBODY = 65_534;

interface Case {
  name: string;
  /** The user of the server, when it is not ours. */
  uid?: number;
  /** Prepares the data folder, before each start. */
  prepare?: (folder: string) => unknown;
}

const cases: Case[] =
  process.getuid?.() === 0
    ? [
        { name: 'root, in a folder that every user may enter' },
        {
          name: 'root, in a folder that only root may enter, like its home',
          prepare: (folder) => chmodSync(join(folder, '..'), 0o700),
        },
        {
          name: 'root, on files that another user left',
          prepare: (folder) => spawnSync('chown', ['-R', '1:1', folder]),
        },
        {
          name: 'a user',
          uid: NOBODY,
          prepare: (folder) => chownSync(folder, NOBODY, NOBODY),
        },
      ]
    : [{ name: 'a user' }];

test.for(cases)('started by $name; SIGTERM leaves nothing', async ({ uid, prepare }) => {
  const folder = join(temporaryFolder(), 'data');
  chmodSync(join(folder, '..'), 0o755);
  mkdirSync(folder);
  const env = { DATA_DIR: folder, JWT_KEYS: newAuthKey(), DRAIN_SECONDS: '0' };
  for (let start = 0; start < 2; start += 1) {
    prepare?.(folder);
    const server = await startServer(env, uid === undefined ? {} : { uid, gid: uid });
    expect((await fetch(`${server.api}/health/ready`)).status).toBe(200);
    const cluster = clusterIn(folder);
    expect(statSync(cluster).uid).not.toBe(0);
    const noted = readNoted(cluster);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(() => process.kill(noted?.pid ?? 0, 0)).toThrow('ESRCH');
    expect(existsSync(noted?.host ?? '/')).toBe(false);
    expect(readNoted(cluster)).toBeUndefined();
  }
});
