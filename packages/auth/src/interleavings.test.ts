import { AxiosError, create, type AxiosAdapter } from 'axios';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachSession } from './attach';
import { fakeBrowser } from './testing/fake-browser';
import { offline, openTab, refused } from './testing/open-session';
import { tokenFor } from './testing/tokens';
import type { Tabs } from './tabs/tabs';
import { memoryTokenStore } from './session/token-store';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TABS = 3;
type Step = { kind: 'request' | 'renew' | 'logout'; tab: number } | { kind: 'expire' };
type Verdict = 'token' | 'refused' | 'offline';

const tab = fc.nat(TABS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('request' as const, 'renew' as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const), tab }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'expire' as const }) },
);
const verdict: fc.Arbitrary<Verdict> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('token') },
  { weight: 1, arbitrary: fc.constant('refused') },
  { weight: 2, arbitrary: fc.constant('offline') },
);

/**
 * Three tabs of one student, a server that knows one good token, and a scheduler that decides which
 * answer comes when.
 */
function world(
  scheduler: fc.Scheduler,
  verdicts: Iterator<Verdict>,
  weaken = (tabs: Tabs): Tabs => tabs,
) {
  const browser = fakeBrowser();
  const first = tokenFor({});
  const seen = {
    good: first as string | null,
    refreshing: 0,
    mostRefreshing: 0,
    refusals: 0,
    askedAfterRefusal: 0,
    sends: new Map<string, number>(),
  };

  const student = async (): Promise<string> => {
    seen.refreshing += 1;
    seen.mostRefreshing = Math.max(seen.mostRefreshing, seen.refreshing);
    seen.askedAfterRefusal += seen.refusals;
    await scheduler.schedule(Promise.resolve(), 'refresh');
    seen.refreshing -= 1;
    const said = verdicts.next().value;
    if (said === 'offline') throw offline;
    if (said === 'refused') {
      seen.refusals += 1;
      throw refused;
    }
    seen.good = tokenFor({});
    return seen.good;
  };
  const adapter: AxiosAdapter = async (config) => {
    const url = config.url ?? '';
    const authorization = String(config.headers.get('Authorization'));
    seen.sends.set(url, (seen.sends.get(url) ?? 0) + 1);
    await scheduler.schedule(Promise.resolve(), url);
    const status = authorization === `Bearer ${seen.good}` ? 200 : 401;
    const response = { status, statusText: '', data: authorization, headers: {}, config };
    if (status === 401) throw new AxiosError('401', undefined, config, undefined, response);
    return response;
  };
  const tabs = Array.from({ length: TABS }, () => {
    const { session } = openTab({
      tabs: weaken(browser.tab()),
      refresh: { student },
      store: memoryTokenStore({ role: 'student', accessToken: first, studentId: '7' }),
    });
    const http = create({ adapter });
    attachSession(http, session);
    return { session, http };
  });
  return { seen, tabs };
}

/**
 * Lets answers come in the scheduler's order until everything is settled; a tab that waits for news
 * in vain times out.
 */
async function settle(scheduler: fc.Scheduler, all: Promise<unknown>) {
  const progress = { done: false };
  const finished = all.then(() => {
    progress.done = true;
    return undefined;
  });
  while (!progress.done) {
    await vi.advanceTimersByTimeAsync(scheduler.count() > 0 ? 0 : 500);
    if (scheduler.count() > 0) await scheduler.waitOne();
  }
  await finished;
}

test('in any order of requests, expiries, refreshes and logouts: one refresh at a time, one retry per request, no questions after a no', async (context) => {
  const tried = Number(process.env.TRUST_TAB_RACES ?? 300);
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.infiniteStream(verdict),
      async (scheduler, steps, verdicts) => {
        const { seen, tabs } = world(scheduler, verdicts);
        const running: Promise<unknown>[] = [];
        const script = scheduler.scheduleSequence(
          steps.map((each, index) => ({
            label: each.kind,
            builder: async () => {
              if (each.kind === 'expire') {
                seen.good = null;
                return;
              }
              const { session, http } = tabs[each.tab] ?? tabs[0]!;
              if (each.kind === 'request')
                running.push(http.get(`/news/${index}`).catch(() => undefined));
              else if (each.kind === 'renew')
                running.push(session.renew(session.accessToken()).catch(() => undefined));
              else running.push(session.logout());
            },
          })),
        );
        await settle(scheduler, script.task);
        await settle(scheduler, Promise.all(running));

        expect(seen.mostRefreshing).toBeLessThanOrEqual(1);
        expect(seen.askedAfterRefusal).toBe(0);
        expect(Math.max(0, ...seen.sends.values())).toBeLessThanOrEqual(2);
        const ended = seen.refusals > 0 || steps.some(({ kind }) => kind === 'logout');
        for (const { session } of tabs) {
          expect(session.state().status).toBe(ended ? 'unauthenticated' : 'student');
          expect(session.accessToken() === null).toBe(ended);
        }
      },
    ),
    { numRuns: tried },
  );
  Object.assign(context.task.meta, { figure: 'tab-races', counted: { tried, wrong: 0 } });
});

test('control: without the lock between tabs, several refresh at the same time', async (context) => {
  const unlocked = (tabs: Tabs): Tabs => ({ ...tabs, exclusive: (work) => work(false) });
  const schedulers = fc.sample(fc.scheduler(), { numRuns: 50, seed: 1 });
  let wrong = 0;
  for (const scheduler of schedulers) {
    const verdicts = Array.from({ length: TABS }, (): Verdict => 'token').values();
    const { seen, tabs } = world(scheduler, verdicts, unlocked);
    const renewals = tabs.map(({ session }) => session.renew(session.accessToken()));
    await settle(scheduler, Promise.allSettled(renewals));
    if (seen.mostRefreshing > 1) wrong += 1;
  }
  Object.assign(context.task.meta, {
    figure: 'tab-races',
    control: { tried: schedulers.length, wrong },
  });
  expect(wrong).toBeGreaterThan(0);
});
