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

test('SIGTERM: not ready at once, serving on for DRAIN_SECONDS, and then ending without a refused request', async () => {
  const server = await startServer({
    DATA_DIR: temporaryDataDir(),
    JWT_KEYS: newAuthKey(),
    DRAIN_SECONDS: '2',
  });
  const begun = performance.now();
  let ended = false;
  const exit = server.stop('SIGTERM').finally(() => (ended = true));
  const seen: string[] = [];
  const ask = async (path: string) => (await fetch(`${server.api}${path}`)).status;
  while (performance.now() - begun < 1_500)
    seen.push(`${await ask('/health/ready')} ${await ask('/public/academy')}`);
  expect(ended).toBe(false);
  expect(new Set(seen.slice(1))).toEqual(new Set(['503 200']));
  expect(await exit).toBe(0);
  expect(performance.now() - begun).toBeGreaterThan(2_000);
});

test('Ctrl-C does not wait for a proxy', async () => {
  const server = await startServer({
    DATA_DIR: temporaryDataDir(),
    JWT_KEYS: newAuthKey(),
    DRAIN_SECONDS: '60',
  });
  expect(await server.stop('SIGINT')).toBe(0);
});
