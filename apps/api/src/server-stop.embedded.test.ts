import { expect, test } from 'vitest';
import { newAuthKey } from './http/auth-keys';
import { startServer } from './testing/crash/server-process';
import { temporaryDataDir } from './testing/temporary-folder';

test('Ctrl-C and SIGTERM end the server cleanly, and its data folder is free again', async () => {
  const env = { DATA_DIR: temporaryDataDir(), JWT_KEYS: newAuthKey() };
  const first = await startServer(env);
  expect((await fetch(`${first.api}/health/ready`)).status).toBe(200);
  expect(await first.stop('SIGINT')).toBe(0);
  const second = await startServer(env);
  expect(await second.stop('SIGTERM')).toBe(0);
});
