import { settingsEndpoints } from '@academy/domain/settings';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './client';
import { answeringServer } from './testing/answering-server';

test.each([
  ['traces', /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/],
  ['base', /^undefined$/],
])('after a server said that it takes %s, a call’s traceparent is %s', async (said, expected) => {
  const seen: string[] = [];
  const server = await answeringServer(({ headers }) => {
    seen.push(String(headers.traceparent));
    return { status: 503, headers: { 'x-academy-extensions': said }, body: {} };
  });
  onTestFinished(server.close);
  const client = createClient({ baseURL: server.baseURL });
  const ask = () => client.send(settingsEndpoints.academy, {}).catch(() => undefined);
  await ask();
  await ask();
  await ask();
  const [first, second, third] = seen;
  expect(first).toBe('undefined');
  expect(second).toMatch(expected);
  expect(third).toMatch(expected);
  expect(said === 'base' || second !== third).toBe(true);
});
