import { expect, test, vi } from 'vitest';
import { singleTab } from '../tabs/tabs';
import { deferred } from '../testing/deferred';
import { fakeBrowser } from '../testing/fake-browser';
import {
  failing,
  fakeWake,
  inMinutes,
  NOW,
  offline,
  openTab as open,
  refused,
  signedInTab as signedIn,
} from '../testing/open-session';
import { tokenFor } from '../testing/tokens';
import { turn } from '../testing/turn';
import { memoryTokenStore } from './token-store';

test('a kept student login is a student with a token and an id', () => {
  const { session, store, accessToken } = signedIn();
  expect(session.state()).toEqual({ status: 'student', studentId: '7' });
  expect(store.read()).toEqual({ role: 'student', accessToken, studentId: '7' });
  expect(session.accessToken()).toBe(accessToken);
});

test('a manager’s token makes a manager and clears the studentId, whatever the login said', () => {
  const { session, store } = open();
  session.keep({ role: 'student', accessToken: tokenFor({ role: 'ROLE_admin' }), studentId: '7' });
  expect(session.state()).toEqual({ status: 'manager' });
  expect(store.read()?.studentId).toBeNull();
});

test.each([
  ['just under five minutes left', 5 - 1 / 60, 1],
  ['exactly five minutes left', 5, 0],
  ['already expired', -10, 1],
])('the check with %s refreshes or not', async (_, minutes, calls) => {
  const { session, refresh } = signedIn({}, inMinutes(minutes));
  session.watch(() => () => undefined);
  await turn();
  expect(refresh.student).toHaveBeenCalledTimes(calls);
});

test('expiry is measured by the server’s clock, not by the device’s', async () => {
  const { session, refresh } = signedIn({ now: () => NOW + 86_400_000 }, inMinutes(30));
  session.watch(() => () => undefined);
  await turn();
  expect(refresh.student).not.toHaveBeenCalled();
});

test('every wake looks at the token again', async () => {
  const { session, refresh, clock } = signedIn({}, inMinutes(12));
  const { wake, ring } = fakeWake();
  session.watch(wake);
  clock.now += 5 * 60_000;
  ring();
  await turn();
  expect(refresh.student).not.toHaveBeenCalled();
  clock.now += 5 * 60_000;
  ring();
  await turn();
  expect(refresh.student).toHaveBeenCalledTimes(1);
});

test('many at once share one refresh and its token', async () => {
  const { session, refresh, accessToken } = signedIn();
  const renewed = await Promise.all([
    session.renew(accessToken),
    session.renew(accessToken),
    session.renew(accessToken),
  ]);
  expect(new Set(renewed).size).toBe(1);
  expect(refresh.student).toHaveBeenCalledTimes(1);
});

test('whoever failed with an older token gets the newer one without a refresh', async () => {
  const { session, refresh, accessToken } = signedIn();
  const renewed = await session.renew(accessToken);
  expect(await session.renew(accessToken)).toBe(renewed);
  expect(refresh.student).toHaveBeenCalledTimes(1);
});

test('a refused refresh clears the tokens, reports once and is not asked again for 60 seconds', async () => {
  const student = failing(refused);
  const { session, store, accessToken, clock, onEnded, tabs } = signedIn({ refresh: { student } });
  const tries = await Promise.allSettled([1, 2, 3].map(() => session.renew(accessToken)));
  expect(tries).toMatchObject(
    [1, 2, 3].map(() => ({ status: 'rejected', reason: { reason: 'refused' } })),
  );
  expect(store.read()).toBeNull();
  expect(session.state()).toEqual({ status: 'unauthenticated' });
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('refresh-failed');

  const later = (ms: number) => {
    clock.now = NOW + ms;
    return open({
      tabs,
      refresh: { student },
      now: () => clock.now,
      store: memoryTokenStore({ role: 'student', accessToken, studentId: '7' }),
    }).session;
  };
  await expect(later(59_999).renew(accessToken)).rejects.toMatchObject({ reason: 'cooling-down' });
  expect(student).toHaveBeenCalledTimes(1);
  await expect(later(60_000).renew(accessToken)).rejects.toMatchObject({ reason: 'refused' });
  expect(student).toHaveBeenCalledTimes(2);
});

test.each([
  ['no answer', undefined],
  ['overload', 503],
  ['a limit', 429],
])('%s is no failed refresh: the session goes on', async (_, status) => {
  const student = failing(Object.assign(new Error('no verdict'), { status }));
  const { session, accessToken, onEnded } = signedIn({ refresh: { student } });
  await expect(session.renew(accessToken)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(session.state()).toEqual({ status: 'student', studentId: '7' });
  expect(onEnded).not.toHaveBeenCalled();
  student.mockResolvedValueOnce('new');
  expect(await session.renew(accessToken)).toBe('new');
});

test('a new login ends the cooldown', async () => {
  const student = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValue('fresh');
  const { session, accessToken } = signedIn({ refresh: { student } });
  await expect(session.renew(accessToken)).rejects.toMatchObject({ reason: 'refused' });
  session.keep({ role: 'student', accessToken, studentId: '7' });
  expect(await session.renew(accessToken)).toBe('fresh');
});

test('the refusal of an older login’s refresh does not end the new login', async () => {
  const answer = deferred<string>();
  const { session, accessToken } = signedIn({ refresh: { student: () => answer.promise } });
  const older = session.renew(accessToken);
  const fresh = tokenFor({});
  session.keep({ role: 'student', accessToken: fresh, studentId: '7' });
  const newer = session.renew(fresh);
  answer.reject(refused);
  await expect(older).rejects.toMatchObject({ reason: 'refused' });
  await expect(newer).rejects.toMatchObject({ reason: 'refused' });
  expect(session.state()).toEqual({ status: 'student', studentId: '7' });
});

test('a refresh that answers after the logout brings nobody back', async () => {
  const answer = deferred<string>();
  const { session, store, accessToken } = signedIn({ refresh: { student: () => answer.promise } });
  const renewing = session.renew(accessToken);
  await session.logout();
  answer.resolve(tokenFor({}));
  await expect(renewing).rejects.toMatchObject({ reason: 'superseded' });
  expect(store.read()).toBeNull();
  expect(session.state()).toEqual({ status: 'unauthenticated' });
});

test('logout forgets at once, tells the server, and does not mind when it cannot', async () => {
  const student = failing(offline);
  const { session, store, onEnded } = signedIn({ logout: { student } });
  const done = session.logout();
  expect(store.read()).toBeNull();
  await done;
  expect(student).toHaveBeenCalledTimes(1);
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('logged-out');
});

test('a token of another person ends this login instead of mixing two students', async () => {
  const { session, accessToken, onEnded } = signedIn({
    refresh: { student: async () => tokenFor({ sub: '8' }) },
  });
  await expect(session.renew(accessToken)).rejects.toMatchObject({ reason: 'superseded' });
  expect(session.state()).toEqual({ status: 'unauthenticated' });
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('other-account');
});

test('the second side is asked when the first refuses, and its manager’s token clears the studentId', async () => {
  const student = failing(refused);
  const { session, store, accessToken } = signedIn({
    refresh: { student, manager: async () => tokenFor({ sub: 'm', role: 'MANAGER' }) },
  });
  await session.renew(accessToken);
  expect(student).toHaveBeenCalledTimes(1);
  expect(session.state()).toEqual({ status: 'manager' });
  expect(store.read()).toMatchObject({ role: 'manager', studentId: null });
});

test('a new tab without a sign of a login is signed out at once and asks nobody', async () => {
  const { session, refresh } = open();
  expect(session.state()).toEqual({ status: 'unauthenticated' });
  expect(await session.ready()).toEqual({ status: 'unauthenticated' });
  expect(refresh.student).not.toHaveBeenCalled();
});

test.each([
  ['remembers the student of the same account: nothing is asked', '7\n7', 0],
  ['remembers another account: asked', '8\n8', 1],
  ['remembers a student of a token that named nobody: asked', '8\n', 1],
  ['remembers nobody: asked', null, 1],
])('a new tab with a token %s', async (_, memory, asked) => {
  const tabs = singleTab();
  tabs.write('signed-in', 'student');
  tabs.write('student', memory);
  const { session, store, studentId } = open({ tabs });
  expect(await session.ready()).toEqual({ status: 'student', studentId: '7' });
  expect(store.read()).toMatchObject({ role: 'student', studentId: '7' });
  expect(tabs.read('student')).toBe('7\n7');
  expect(studentId).toHaveBeenCalledTimes(asked);
});

test('a new tab finds its student by the cookie', async () => {
  const browser = fakeBrowser();
  signedIn({ tabs: browser.tab() });
  const { session, store } = open({ tabs: browser.tab() });
  expect(session.state()).toEqual({ status: 'starting' });
  const both = await Promise.all([session.ready(), session.ready()]);
  expect(both).toEqual([
    { status: 'student', studentId: '7' },
    { status: 'student', studentId: '7' },
  ]);
  expect(store.read()).toMatchObject({ role: 'student', studentId: '7' });
});

test('a new tab that reaches nobody says so, logs nobody out, and gets through later', async () => {
  const tabs = singleTab();
  tabs.write('signed-in', 'student');
  const student = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline)
    .mockResolvedValue(tokenFor({}));
  const studentId = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(offline)
    .mockResolvedValue('7');
  const { session, onEnded } = open({ tabs, refresh: { student }, studentId });
  expect(await session.ready()).toEqual({ status: 'unreachable' });
  expect(await session.ready()).toEqual({ status: 'unreachable' });
  expect(await session.ready()).toEqual({ status: 'student', studentId: '7' });
  expect(onEnded).not.toHaveBeenCalled();
});

test('a new tab whose cookie is refused is signed out', async () => {
  const tabs = singleTab();
  tabs.write('signed-in', 'student');
  const { session } = open({ tabs, refresh: { student: failing(refused) } });
  expect(await session.ready()).toEqual({ status: 'unauthenticated' });
  expect(tabs.read('signed-in')).toBeNull();
});
