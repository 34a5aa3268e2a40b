import { expect, test } from 'vitest';
import { newAuthKey } from './http/auth/auth-keys';
import { startServer } from './testing/crash/server-process';
import { temporaryFolder } from './testing/storage/temporary-folder';

test('Ctrl-C ends the server at once and its data folder is free again; SIGTERM lets it serve on for DRAIN_SECONDS, not ready, without a refused request', async () => {
  const env = { DATA_DIR: temporaryFolder(), JWT_KEYS: newAuthKey() };
  const first = await startServer({ ...env, DRAIN_SECONDS: '60' });
  expect((await fetch(`${first.api}/health/ready`)).status).toBe(200);
  const interrupted = performance.now();
  expect(await first.stop('SIGINT')).toBe(0);
  expect(performance.now() - interrupted).toBeLessThan(60_000);

  const server = await startServer({ ...env, DRAIN_SECONDS: '2' });
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
