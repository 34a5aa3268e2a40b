import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { managerLoginSchema } from '@academy/domain/login';
import { newsManagementEndpoints } from '@academy/domain/news';
import { expect, onTestFinished, test } from 'vitest';
import { newAuthKey } from './http/auth/auth-keys';
import { startChild } from './testing/crash/child';
import { startServer } from './testing/crash/server-process';
import { aPicture } from './testing/data/some-picture';
import { freePort } from './testing/servers/free-port';
import { runOperator, temporaryInstallation } from './testing/servers/operator';
import { callersAt } from './testing/test-app';
import { temporaryFolder } from './testing/storage/temporary-folder';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** As the image sets them; folders of the container are some below `root`. */
function imageEnvironment(root: string): Record<string, string> {
  const [, line = ''] = /^ENV (NODE_ENV=.*)$/m.exec(readFileSync(here('Dockerfile'), 'utf8')) ?? [];
  return Object.fromEntries(
    line.split(' ').map((one): [string, string] => {
      const [name = '', value = ''] = one.split('=');
      return [name, value.startsWith('/') ? join(root, value) : value];
    }),
  );
}

const PASSWORD = 'Director1234!';
/** Another user than who owns the program, as in the image; whoever is not root is one. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A container's folders: the program's, which nobody writes to, and those that are given. */
function containerFolders(): string {
  const root = temporaryFolder();
  for (const [name, mode] of [
    ['app', 0o555],
    ['tmp', 0o777],
    ['data', 0o700],
    ['backups', 0o700],
  ] as const) {
    mkdirSync(join(root, name));
    chmodSync(join(root, name), mode);
    if (user.uid !== undefined && mode !== 0o555) chownSync(join(root, name), user.uid, user.gid);
  }
  chmodSync(root, 0o555);
  onTestFinished(() => chmodSync(root, 0o755));
  return root;
}

test('in the image’s environment the API serves, is ready, makes a backup and ends, and writes to its volumes alone', async () => {
  const { environment } = await temporaryInstallation();
  await runOperator(['create-admin', '--username', 'director', '--name', '한원장'], environment, {
    typed: `${PASSWORD}\n`,
  });
  const root = containerFolders();
  const env = {
    ...imageEnvironment(root),
    API_PORT: String(await freePort()),
    DATABASE_URL: environment.DATABASE_URL,
    JWT_KEYS: newAuthKey(),
    BACKUP_DIR: join(root, 'backups'),
    TMPDIR: join(root, 'tmp'),
    HOME: '/nonexistent',
  };
  const as = { ...user, cwd: join(root, 'app') };
  const server = await startServer(env, as);
  const isReady = async () => {
    const [code] = await once(
      spawn('bash', [here('ready.sh')], { env: { API_PORT: env.API_PORT }, ...as }),
      'exit',
    );
    return code;
  };
  expect(await isReady()).toBe(0);
  const { call } = callersAt(new URL(server.api).origin);
  const login = await call('POST', '/api/admin/users/login', {
    body: { username: 'director', password: PASSWORD },
  });
  const { accessToken: token } = managerLoginSchema.parse(login.body);
  const { uploadPicture } = newsManagementEndpoints;
  const upload = { token, body: aPicture() };
  expect((await call('POST', `/api${uploadPicture.path}`, upload)).status).toBe(200);
  const backup = await startChild('operate', env, as, ['backup', '--to', env.BACKUP_DIR]);
  let said = '';
  backup.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(backup, 'exit');
  expect(code, said).toBe(0);
  expect(readdirSync(env.BACKUP_DIR)).toHaveLength(1);
  expect(readdirSync(join(root, 'data'))).not.toEqual([]);
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(await isReady()).toBe(1);
  expect([readdirSync(join(root, 'app')), readdirSync(join(root, 'tmp'))]).toEqual([[], []]);
  expect(readdirSync(root).toSorted()).toEqual(['app', 'backups', 'data', 'tmp']);
  expect(existsSync(env.HOME)).toBe(false);
});
