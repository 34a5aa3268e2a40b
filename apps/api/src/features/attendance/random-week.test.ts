/** @module-tag ci */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { actRandomWeeks } from '../../testing/week/random-weeks';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test(
  'after every step of a random week all views of a fact agree',
  { timeout: 180_000 },
  async () => {
    expect(await actRandomWeeks(server, { weeks: 2, steps: 8 })).toBeGreaterThan(0);
  },
);
