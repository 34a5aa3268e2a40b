import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import { loginServer } from '../testing/login-server';
import { fakeWake, openTab, refused } from '../testing/open-session';
import { tokenFor } from '../testing/tokens';
import { turn } from '../testing/turn';
import type { TabFact, Tabs } from '../tabs/tabs';
import { memoryTokenStore } from './token-store';

afterEach(() => vi.useRealTimers());

const nobody = { status: 'unauthenticated' };

function academy(weaken = (tabs: Tabs): Tabs => tabs) {
  const browser = fakeBrowser();
  const server = loginServer();
  const { refresh, logout } = server;
  const open = (store = memoryTokenStore(), tabs = browser.tab()) => {
    const { wake, ring } = fakeWake();
    const tab = openTab({ tabs: weaken(tabs), store, refresh, logout });
    const stop = tab.session.watch(wake);
    return { ...tab, ring, stop };
  };
  return { browser, server, open };
}

/** Student 7 is in, in two tabs, and the network goes. */
async function signedInTwice() {
  const { server, open, browser } = academy();
  const first = open();
  first.session.keep(server.login().login);
  const other = open();
  await turn();
  expect(other.session.accessToken()).not.toBeNull();
  server.state.isReached = false;
  return { server, open, browser, first, other };
}

test('a logout without a network is told at the first sight of it, by its name, and the screen says so until then', async () => {
  const { server, first, other } = await signedInTwice();
  await first.session.logout();
  await turn();
  expect([first, other].map(({ session }) => session.state())).toEqual([nobody, nobody]);
  expect([first, other].map(({ session }) => session.isLogoutLate())).toEqual([true, true]);
  expect(server.isCookieGood()).toBe(true);
  other.ring();
  await turn();
  expect(server.told).toEqual([]);
  server.state.isReached = true;
  other.ring();
  await turn();
  expect(server.told).toEqual(['1']);
  expect(server.isCookieGood()).toBe(false);
  expect([first, other].map(({ session }) => session.isLogoutLate())).toEqual([false, false]);
});

test('the next start tells it first, and never asks with that cookie', async () => {
  const { server, first, open, browser } = await signedInTwice();
  await first.session.logout();
  server.state.isReached = true;
  // Whatever made the browser believe in a login: it has ended here.
  browser.tab().write('signed-in', 'student');
  const started = open();
  expect(started.session.isLogoutLate()).toBe(true);
  await turn();
  expect(started.session.accessToken()).toBeNull();
  expect(server.told).toEqual(['1']);
  expect(server.isCookieGood()).toBe(false);
  expect(started.session.isLogoutLate()).toBe(false);
});

test('a tab that missed the logout has no token any more, and gets none', async () => {
  const { server, first, open, browser } = await signedInTwice();
  const kept = memoryTokenStore(first.store.read());
  const deaf: Tabs = { ...browser.tab(), subscribe: () => () => undefined };
  const asleep = open(kept, deaf);
  expect(asleep.session.accessToken()).not.toBeNull();
  const stale = asleep.session.accessToken();
  await first.session.logout();
  expect(asleep.session.accessToken()).toBeNull();
  server.state.isReached = true;
  await expect(asleep.session.renew(stale)).rejects.toMatchObject({ reason: 'superseded' });
  expect(asleep.session.state()).toEqual(nobody);
  asleep.ring();
  await turn();
  expect(server.isCookieGood()).toBe(false);
});

test('an app that was opened without a network and a token names the login too', async () => {
  const { server, first, open, browser } = await signedInTwice();
  first.stop();
  const opened = open(memoryTokenStore(), browser.tab());
  await turn();
  expect(opened.session.state()).toEqual({ status: 'student', studentId: '7' });
  await opened.session.logout();
  server.state.isReached = true;
  opened.ring();
  await turn();
  expect(server.told).toEqual(['1']);
});

test('who signs in next is not signed out by it: it is told before, or is over with the cookie', async () => {
  const { server, first, open } = await signedInTwice();
  await first.session.logout();
  server.state.isReached = true;
  const desk = open();
  await desk.session.finishLogout();
  expect(server.told).toEqual(['1']);
  const { sid, login } = server.login('8');
  desk.session.keep(login);
  first.ring();
  await turn();
  expect(server.told).toEqual(['1']);
  expect([...server.live]).toEqual([sid]);
  expect(desk.session.state()).toEqual({ status: 'student', studentId: '8' });
});

test.each([
  ['no such login', 401, false],
  ['no such call', 404, false],
  ['a server that fails', 500, true],
  ['overload', 503, true],
  ['a foreign origin', 403, true],
])('%s (%i): the wish stays: %s', async (_, status, isKept) => {
  const student = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValue(Object.assign(new Error('no'), { status }));
  const tab = openTab({ logout: { student } });
  tab.session.keep({ role: 'student', accessToken: tokenFor({ sid: '3' }), studentId: '7' });
  await tab.session.logout();
  expect(student).toHaveBeenCalledExactlyOnceWith('3');
  expect(tab.session.isLogoutLate()).toBe(isKept);
});

test('a server that only hangs keeps nobody from signing in, and the screen says so', async () => {
  vi.useFakeTimers();
  const student = () => new Promise(() => undefined);
  const tab = openTab({ logout: { student } });
  tab.session.keep({ role: 'student', accessToken: tokenFor({ sid: '3' }), studentId: '7' });
  void tab.session.logout();
  let isFree = false;
  void tab.session.finishLogout().then(() => (isFree = true));
  await vi.advanceTimersByTimeAsync(2999);
  expect([isFree, tab.session.isLogoutLate()]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isFree, tab.session.isLogoutLate()]).toEqual([true, true]);
});

test('a server whose tokens name no login is told without a name', async () => {
  const student = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(Object.assign(new Error('offline'), { status: undefined }))
    .mockResolvedValue({});
  const tab = openTab({ logout: { student }, refresh: { student: async () => tokenFor({}) } });
  const accessToken = tokenFor({});
  tab.session.keep({ role: 'student', accessToken, studentId: '7' });
  await tab.session.logout();
  await tab.session.finishLogout();
  expect(student.mock.calls).toEqual([[undefined], [undefined]]);
  tab.session.keep({ role: 'student', accessToken, studentId: '7' });
  expect(tab.session.accessToken()).toBe(accessToken);
});

test('a login with the number of one that ended long ago is in', () => {
  const tab = openTab({ logout: { student: () => Promise.reject(refused) } });
  const login = { role: 'student', accessToken: tokenFor({ sid: '3' }), studentId: '7' } as const;
  tab.session.keep(login);
  void tab.session.logout();
  tab.session.keep(login);
  expect(tab.session.accessToken()).toBe(login.accessToken);
});

type Step =
  | { kind: 'login' | 'logout' | 'open' | 'wake' | 'reload'; tab: number }
  | { kind: 'network' };
const TABS = 3;
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('login', 'logout', 'logout', 'wake', 'reload'),
      tab: fc.nat(TABS - 1),
    }) as fc.Arbitrary<Step>,
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'network' as const }) },
);

/** Plays the steps, lets a tab see the network, and answers what is left of logins that ended. */
async function play(steps: readonly Step[], weaken?: (tabs: Tabs) => Tabs): Promise<boolean> {
  const { server, open } = academy(weaken);
  const tabs = Array.from({ length: TABS }, () => open());
  const ended = new Set<string>();
  const held = () => tabs.map(({ session }) => sidOf(session.accessToken()));
  let isWrong = false;
  for (const each of steps) {
    if (each.kind === 'network') server.state.isReached = !server.state.isReached;
    else {
      const tab = tabs[each.tab]!;
      const isIn = tab.session.state().status === 'student';
      if (each.kind === 'login' && server.state.isReached && !isIn) {
        await tab.session.finishLogout();
        tab.session.keep(server.login(String(each.tab)).login);
      } else if (each.kind === 'logout' && isIn) {
        const sid = sidOf(tab.session.accessToken());
        if (sid !== undefined) ended.add(sid);
        await tab.session.logout();
      } else if (each.kind === 'wake') tab.ring();
      else if (each.kind === 'reload') {
        tab.stop();
        tabs[each.tab] = open(memoryTokenStore(tab.store.read()));
      }
    }
    await turn();
    isWrong ||= held().some((sid) => sid !== undefined && ended.has(sid));
  }
  server.state.isReached = true;
  for (const tab of tabs) tab.ring();
  await turn();
  await turn();
  const left = [...ended].some((sid) => server.live.has(sid));
  return isWrong || left || held().some((sid) => sid !== undefined && ended.has(sid));
}

const sidOf = (token: string | null): string | undefined =>
  token === null ? undefined : /"sid":"(\d+)"/.exec(atob(token.split('.')[1] ?? ''))?.[1];

test('again and again: whatever tabs, networks and logins do, a login that ended here has ended', async (context) => {
  const tried = Number(process.env.TRUST_LOGOUT_OFFLINE ?? 200);
  let wrong = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
      const isWrong = await play(steps);
      if (isWrong) wrong += 1;
      expect(isWrong).toBe(false);
    }),
    { numRuns: tried },
  );
  Object.assign(context.task.meta, { figure: 'logout-offline', counted: { tried, wrong } });
});

test('control: a wish that is not kept leaves the login with the server', async (context) => {
  const forgets = (fact: TabFact) => fact.startsWith('logout-') || fact === 'ended';
  const forgetful = (tabs: Tabs): Tabs => ({
    ...tabs,
    read: (fact) => (forgets(fact) ? null : tabs.read(fact)),
  });
  const ways = fc.sample(fc.array(step, { minLength: 8, maxLength: 16 }), { numRuns: 50, seed: 1 });
  let wrong = 0;
  for (const steps of ways) if (await play(steps, forgetful)) wrong += 1;
  Object.assign(context.task.meta, {
    figure: 'logout-offline',
    control: { tried: ways.length, wrong },
  });
  expect(wrong).toBeGreaterThan(0);
});
