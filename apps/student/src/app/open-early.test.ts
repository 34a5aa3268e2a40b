import { beforeEach, expect, test, vi } from 'vitest';
import { openEarly } from './open-early';

const world = vi.hoisted(() => {
  const asked: string[] = [];
  return { asked, status: 'student', understands: true };
});
vi.mock('../shared/api', () => ({
  client: {
    askEarly: async (url: string) => void world.asked.push(url),
    understands: () => world.understands,
  },
  serverClock: { serverNow: () => new Date('2026-11-30T15:00:00Z') },
  session: { ready: async () => ({ status: world.status }) },
}));
beforeEach(() => {
  world.asked.length = 0;
  world.status = 'student';
  world.understands = true;
});

const askedAt = async (pathname: string, search = '') => {
  await openEarly({ pathname, search });
  return world.asked;
};

test.each([
  ['', '/students/me/meal-page/2026/12'],
  ['?month=2026-03', '/students/me/meal-page/2026/3'],
  ['?month=nonsense', '/students/me/meal-page/2026/12'],
])('the month of the address is asked before the app is there: %j', async (search, url) => {
  expect(await askedAt('/student-calendar', search)).toEqual([url]);
});

test('nothing is asked for another page, for who is not signed in, or of a server without it', async () => {
  expect(await askedAt('/news')).toEqual([]);
  world.status = 'unauthenticated';
  expect(await askedAt('/student-calendar')).toEqual([]);
  world.status = 'student';
  world.understands = false;
  expect(await askedAt('/student-calendar')).toEqual([]);
});
