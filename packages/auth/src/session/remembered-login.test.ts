import { afterEach, expect, test, vi } from 'vitest';
import { rememberedStudent } from './remembered-login';
import { deferred } from '../testing/deferred';
import { fakeBrowser } from '../testing/fake-browser';
import {
  call,
  failing,
  fakeWake,
  offline,
  openTab,
  refused,
  signedInTab,
} from '../testing/open-session';
import { tokenFor } from '../testing/tokens';
import { turn } from '../testing/turn';

afterEach(() => vi.useRealTimers());

const seven = { status: 'student', studentId: '7' };

/** Student 7 has signed in before; now the app is opened again and the server does not answer. */
async function openedOffline(overrides: Parameters<typeof openTab>[0] = {}) {
  const browser = fakeBrowser();
  signedInTab({ tabs: browser.tab() });
  const student = failing(offline);
  const tab = openTab({ tabs: browser.tab(), refresh: { student }, ...overrides });
  const { wake, ring } = fakeWake();
  const seen: string[] = [];
  tab.session.subscribe(() => seen.push(tab.session.state().status));
  tab.session.watch(wake);
  await turn();
  return { ...tab, browser, student, ring, seen };
}

test('without a network the app opens for the student whom the browser remembers, without a token', async () => {
  const { session, studentId } = await openedOffline();
  expect(session.state()).toEqual(seven);
  expect(session.accessToken()).toBeNull();
  expect(studentId).not.toHaveBeenCalled();
});

test('the token comes with the network, and no page notices', async () => {
  const { session, student, ring, seen, studentId } = await openedOffline();
  ring();
  await turn();
  expect(session.accessToken()).toBeNull();
  const fresh = tokenFor({});
  student.mockResolvedValue(fresh);
  ring();
  await turn();
  expect(session.accessToken()).toBe(fresh);
  expect(session.state()).toEqual(seven);
  expect(seen).toEqual(['student']);
  expect(studentId).not.toHaveBeenCalled();
});

test('a call that meets the server first brings the token too', async () => {
  const { session, student } = await openedOffline();
  const fresh = tokenFor({});
  student.mockResolvedValue(fresh);
  expect(await session.renew(null)).toBe(fresh);
  expect(session.state()).toEqual(seven);
});

test.each([
  [
    'the server says no',
    async () => {
      throw refused;
    },
    'refresh-failed',
  ],
  ['the cookie is another student’s', async () => tokenFor({ sub: '8' }), 'other-account'],
] as const)('%s: what was remembered is over', async (_, answer, reason) => {
  const { session, student, ring, onEnded } = await openedOffline();
  student.mockImplementation(answer);
  ring();
  await turn();
  expect(session.state()).toEqual({ status: 'unauthenticated' });
  expect(onEnded).toHaveBeenCalledExactlyOnceWith(reason);
});

test('another student who signs in beside it ends it as well', async () => {
  const { session, browser } = await openedOffline();
  signedInTab({ tabs: browser.tab() }).session.keep({
    role: 'student',
    accessToken: tokenFor({ sub: '8' }),
    studentId: '8',
  });
  await turn();
  expect(session.state()).toEqual({ status: 'unauthenticated' });
  expect(rememberedStudent(browser.tab())).toEqual({
    role: 'student',
    studentId: '8',
    subject: '8',
  });
});

test('the same student’s token from another tab is taken over, another student’s is not', async () => {
  const { session, browser } = await openedOffline();
  const fresh = tokenFor({});
  browser.tab().post({ type: 'refreshed', role: 'student', accessToken: fresh, subject: '7' });
  await turn();
  expect(session.accessToken()).toBe(fresh);
  const other = await openedOffline();
  other.browser.tab().post({
    type: 'refreshed',
    role: 'student',
    accessToken: tokenFor({ sub: '8' }),
    subject: '8',
  });
  await turn();
  expect(other.session.state()).toEqual({ status: 'unauthenticated' });
});

test('logging out forgets the student, in all tabs, and tries to tell the server', async () => {
  const logout = call(async () => '');
  const { session, browser } = await openedOffline({ logout: { student: logout } });
  await session.logout();
  expect(logout).toHaveBeenCalledOnce();
  expect(rememberedStudent(browser.tab())).toBeNull();
  const next = openTab({ tabs: browser.tab(), refresh: { student: failing(offline) } });
  expect(next.session.state()).toEqual({ status: 'unauthenticated' });
});

test('a server that only hangs is not waited for longer than three seconds', async () => {
  vi.useFakeTimers();
  const answer = deferred<string>();
  const { session, ring } = await openedOfflineWith(answer.promise);
  await vi.advanceTimersByTimeAsync(2999);
  expect(session.state()).toEqual({ status: 'starting' });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.state()).toEqual(seven);
  ring();
  const fresh = tokenFor({});
  answer.resolve(fresh);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.accessToken()).toBe(fresh);
  expect(session.state()).toEqual(seven);
});

async function openedOfflineWith(answer: Promise<string>) {
  const browser = fakeBrowser();
  signedInTab({ tabs: browser.tab() });
  const student = call(() => answer);
  const tab = openTab({ tabs: browser.tab(), refresh: { student } });
  const { wake, ring } = fakeWake();
  tab.session.watch(wake);
  await vi.advanceTimersByTimeAsync(0);
  return { ...tab, ring };
}

/** Manager m1 has signed in before; now a tab is opened again and the server does not answer. */
async function managerOffline(sub = 'm1') {
  const browser = fakeBrowser();
  const accessToken = tokenFor({ sub, role: 'MANAGER' });
  openTab({ tabs: browser.tab() }).session.keep({ role: 'manager', accessToken });
  const manager = failing(offline);
  const tab = openTab({ tabs: browser.tab(), refresh: { manager } });
  const { wake, ring } = fakeWake();
  tab.session.watch(wake);
  await turn();
  return { ...tab, browser, manager, ring };
}

test('it opens for a manager too, by name, and the token comes with the network', async () => {
  const { session, manager, ring } = await managerOffline();
  expect(session.state()).toEqual({ status: 'manager' });
  expect(session.subject()).toBe('m1');
  expect(session.accessToken()).toBeNull();
  const fresh = tokenFor({ sub: 'm1', role: 'MANAGER' });
  manager.mockResolvedValue(fresh);
  ring();
  await turn();
  expect(session.accessToken()).toBe(fresh);
  expect(session.subject()).toBe('m1');
});

test('the cookie of another manager ends what was remembered', async () => {
  const { session, manager, ring, onEnded } = await managerOffline();
  manager.mockResolvedValue(tokenFor({ sub: 'm2', role: 'MANAGER' }));
  ring();
  await turn();
  expect(session.state()).toEqual({ status: 'unauthenticated' });
  expect(session.subject()).toBeNull();
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('other-account');
});

test('a manager’s logout forgets, and a manager without a name is not remembered', async () => {
  const { session, browser } = await managerOffline();
  await session.logout();
  const next = openTab({ tabs: browser.tab(), refresh: { manager: failing(offline) } });
  expect(next.session.state()).toEqual({ status: 'unauthenticated' });
  const nameless = await managerOffline('');
  expect(nameless.session.state()).toEqual({ status: 'unreachable' });
});
