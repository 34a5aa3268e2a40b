import { expect, test } from 'vitest';
import { askForToken, refreshOrder } from './refresh-calls';
import { call, failing, offline, refused } from '../testing/open-session';

test.each([
  ['/', 'student'],
  ['/admin', 'student'],
  ['/submit', 'student'],
  ['/regular-schedule', 'student'],
  ['/student-calendar', 'student'],
  ['/points-mine', 'student'],
  ['/mocks', 'student'],
  ['/anything', 'student'],
  ['/admin-login', 'manager'],
  ['/admin-signup', 'manager'],
  ['/admin-dashboard', 'manager'],
  ['/calendar', 'manager'],
  ['/dashboard', 'manager'],
  ['/list', 'manager'],
  ['/settings', 'manager'],
  ['/news', 'manager'],
  ['/student', 'manager'],
  ['/attendance', 'manager'],
  ['/attendance/student', 'manager'],
  ['/points/issue', 'manager'],
  ['/mock-exam/list', 'manager'],
] as const)('on %s the %s side is asked first', (pathname, first) => {
  expect(refreshOrder(null, pathname)[0]).toBe(first);
});

test('a known role beats the path', () => {
  expect(refreshOrder('student', '/list')).toEqual(['student', 'manager']);
  expect(refreshOrder('manager', '/mocks')).toEqual(['manager', 'student']);
});

test('the second side is not asked when the first gave a token, or no answer', async () => {
  const second = call(async () => 'second');
  expect(
    await askForToken({ student: async () => 'first', manager: second }, ['student', 'manager']),
  ).toEqual({ role: 'student', accessToken: 'first' });
  await expect(
    askForToken({ student: failing(offline), manager: second }, ['student', 'manager']),
  ).rejects.toMatchObject({ reason: 'unreachable', cause: offline });
  expect(second).not.toHaveBeenCalled();
});

test('a side that the app does not serve is passed over', async () => {
  expect(await askForToken({ manager: async () => 'token' }, ['student', 'manager'])).toEqual({
    role: 'manager',
    accessToken: 'token',
  });
  await expect(
    askForToken({ manager: failing(refused) }, ['student', 'manager']),
  ).rejects.toMatchObject({ reason: 'refused', cause: refused });
});
