import { beforeEach, expect, test, vi } from 'vitest';
import type { FirstLook } from '../shared/page/first-look';
import { managersFeatures } from '../shared/session/features-heard';
import { firstLooks } from './first-looks';
import { openEarly } from './open-early';

const world = vi.hoisted(() => {
  const asked: string[] = [];
  return {
    asked,
    signIn: (_status: string) => {},
    ready: async () => ({ status: 'manager' }),
    before: 'starting',
    hear: () => {},
    heard: Promise.resolve(),
  };
});
vi.mock('../shared/session/session', () => ({
  client: {
    askEarly: async (url: string) => {
      world.asked.push(url);
      if (url === '/public/academy') await world.heard;
    },
    understands: (extension: string) => extension === 'packed-day',
  },
  loginApi: { verifyToken: async () => void world.asked.push('/verify-token') },
  serverClock: { serverNow: () => new Date('2026-11-20T03:00:00Z') },
  session: { ready: () => world.ready(), state: () => ({ status: world.before }) },
}));

beforeEach(() => {
  world.asked.length = 0;
  world.before = 'starting';
  world.heard = new Promise((resolve) => {
    world.hear = resolve;
  });
  world.ready = () =>
    new Promise((resolve) => {
      world.signIn = (status) => resolve({ status });
    });
  const looks: FirstLook<unknown>[] = Object.values(firstLooks);
  for (const look of looks) vi.spyOn(look, 'load').mockReturnValue(new Promise(() => undefined));
});

const open = (pathname: string, search = '') => openEarly({ pathname, search }, Promise.resolve());

test('before it is known who asks, the files come and nothing of the academy’s is asked', async () => {
  void open('/attendance');
  await Promise.resolve();
  expect(firstLooks['/attendance'].load).toHaveBeenCalledOnce();
  expect(world.asked).toEqual(['/public/academy']);
});

test.each([
  ['/attendance', '', ['/admin/attendance-settings', '/admin/attendance/2026-11-20/sheet']],
  [
    '/attendance',
    '?date=2026-11-18&view=sheet',
    ['/admin/attendance-settings', '/admin/attendance/2026-11-18/sheet'],
  ],
  ['/list', '?date=no-day', ['/admin/same-day/2026-11-20']],
  ['/calendar', '?month=2026-12', ['/admin/meal-calendar/2026/12']],
  ['/', '', ['/admin/tasks']],
  ['/admin-dashboard', '?tab=days', ['/admin/stats/2026/11']],
  ['/student', '', ['/admin/students?status=ENROLLED&size=2000']],
  ['/student', '?status=ALL', []],
  ['/news', '', []],
])('%s%s: its question waits for the token alone', async (pathname, search, asks) => {
  const opening = open(pathname, search);
  world.asked.length = 0;
  world.signIn('manager');
  await opening;
  expect(world.asked).toEqual(['/verify-token', '/admin/users/me', ...asks]);
});

test('with a token from before, the page’s question waits for the server’s day', async () => {
  world.before = 'manager';
  const opening = open('/list');
  world.signIn('manager');
  await Promise.resolve();
  world.hear();
  await opening;
  expect(world.asked).toEqual([
    '/public/academy',
    '/verify-token',
    '/admin/users/me',
    '/admin/same-day/2026-11-20',
  ]);
});

test.each(['student', 'unauthenticated'])('nothing is asked for a %s', async (status) => {
  const opening = open('/list');
  world.asked.length = 0;
  world.signIn(status);
  await opening;
  expect(world.asked).toEqual([]);
});

test('the login asks nothing but the greeting of a kept login', async () => {
  const opening = open('/admin-login');
  world.signIn('manager');
  await opening;
  expect(world.asked).toEqual(['/verify-token']);
});

test('what was off the last time is not fetched', async () => {
  managersFeatures.keep(['seats']);
  void open('/seats');
  void open('/points/issue');
  await Promise.resolve();
  expect(firstLooks['/seats'].load).not.toHaveBeenCalled();
  expect(firstLooks['/points/issue'].load).toHaveBeenCalledOnce();
  managersFeatures.keep();
  void open('/seats');
  await Promise.resolve();
  expect(firstLooks['/seats'].load).toHaveBeenCalledOnce();
});
