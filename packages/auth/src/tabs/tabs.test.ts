import { expect, test, vi } from 'vitest';
import { deferred } from '../testing/deferred';
import { fakeBrowser } from '../testing/fake-browser';
import { call, failing, offline, openTab, refused, signedInTab } from '../testing/open-session';
import { tokenFor } from '../testing/tokens';
import { memoryTokenStore } from '../session/token-store';

/** Two tabs of one browser, both with the same student's token. */
function twoTabs(student: () => Promise<string>) {
  const browser = fakeBrowser();
  const first = signedInTab({ tabs: browser.tab(), refresh: { student } });
  const second = openTab({
    tabs: browser.tab(),
    refresh: { student },
    store: memoryTokenStore({ role: 'student', accessToken: first.accessToken, studentId: '7' }),
  });
  return { browser, first, second, token: first.accessToken };
}

test('one refresh serves both tabs', async () => {
  const answer = deferred<string>();
  const student = call(() => answer.promise);
  const { first, second, token } = twoTabs(student);
  const both = Promise.all([first.session.renew(token), second.session.renew(token)]);
  const fresh = tokenFor({});
  answer.resolve(fresh);
  expect(await both).toEqual([fresh, fresh]);
  expect(student).toHaveBeenCalledTimes(1);
});

test('a tab that did nothing learns the new token too', async () => {
  const { first, second, token } = twoTabs(async () => tokenFor({}));
  const fresh = await first.session.renew(token);
  await vi.waitFor(() => expect(second.session.accessToken()).toBe(fresh));
  expect(second.session.state()).toEqual({ status: 'student', studentId: '7' });
});

test('when the first tab reaches nobody, the waiting one tries by itself', async () => {
  const student = failing(offline);
  const { first, second, token } = twoTabs(student);
  const fresh = tokenFor({});
  const tries = [first.session.renew(token), second.session.renew(token)];
  await expect(tries[0]).rejects.toMatchObject({ reason: 'unreachable' });
  student.mockResolvedValue(fresh);
  expect(await tries[1]).toBe(fresh);
});

test('a refused refresh ends the login in both tabs, and neither asks again within the minute', async () => {
  const student = failing(refused);
  const { first, second, token } = twoTabs(student);
  const tries = await Promise.allSettled([first.session.renew(token), second.session.renew(token)]);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(student).toHaveBeenCalledTimes(1);
  for (const { session, store, onEnded } of [first, second]) {
    expect(session.state()).toEqual({ status: 'unauthenticated' });
    expect(store.read()).toBeNull();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('refresh-failed');
  }
});

test('a tab opened within the cooldown is signed out without asking', async () => {
  const { browser, first, token } = twoTabs(failing(refused));
  await expect(first.session.renew(token)).rejects.toMatchObject({ name: 'RefreshError' });
  browser.facts.set('signed-in', 'student');
  expect(openTab({ tabs: browser.tab() }).session.state()).toEqual({ status: 'unauthenticated' });
});

test('logging out in one tab logs out all', async () => {
  const { first, second } = twoTabs(async () => tokenFor({}));
  await first.session.logout();
  await vi.waitFor(() => expect(second.session.state()).toEqual({ status: 'unauthenticated' }));
  expect(second.onEnded).toHaveBeenCalledExactlyOnceWith('logged-out');
});

test('another student signing in elsewhere ends this tab’s login, the same student does not', async () => {
  const { first, second, token } = twoTabs(async () => tokenFor({}));
  first.session.keep({ role: 'student', accessToken: tokenFor({}), studentId: '7' });
  await expect(second.session.renew(token)).resolves.toBeDefined();
  expect(second.session.state()).toEqual({ status: 'student', studentId: '7' });
  first.session.keep({ role: 'student', accessToken: tokenFor({ sub: '8' }), studentId: '8' });
  await vi.waitFor(() => expect(second.session.state()).toEqual({ status: 'unauthenticated' }));
  expect(second.onEnded).toHaveBeenCalledExactlyOnceWith('other-account');
});

test('another person’s refreshed token is never taken over', async () => {
  const { browser, second, token } = twoTabs(async () => tokenFor({}));
  browser.tab().post({
    type: 'refreshed',
    role: 'student',
    accessToken: tokenFor({ sub: '8' }),
    subject: '8',
  });
  await Promise.resolve();
  expect(second.session.accessToken()).toBe(token);
});

test('a new tab takes the token that a refreshing tab announces, and only asks who it is', async () => {
  const answer = deferred<string>();
  const student = call(() => answer.promise);
  const { browser, first, token } = twoTabs(student);
  const renewing = first.session.renew(token);
  const fresh = openTab({ tabs: browser.tab(), refresh: { student } });
  const ready = fresh.session.ready();
  answer.resolve(tokenFor({}));
  await renewing;
  expect(await ready).toEqual({ status: 'student', studentId: '7' });
  expect(student).toHaveBeenCalledTimes(1);
});
