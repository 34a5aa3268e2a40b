// @vitest-environment jsdom
import { ApiError } from '@academy/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oldestShown } from './stale-queries';
import { keepLastSeen } from './last-seen';
import { fakeStore } from './testing/fake-store';

const MORNING = new Date('2026-11-20T09:12:00+09:00').getTime();
const NOON = new Date('2026-11-20T12:00:00+09:00').getTime();
const noAnswer = () => Promise.reject(new ApiError('network', 'GET /mine'));
const refused = () =>
  Promise.reject(
    new ApiError('response', 'GET /mine', {
      answer: { status: 400, statusText: '', body: {}, header: () => undefined },
    }),
  );
const down = (status: number) => () =>
  Promise.reject(
    new ApiError('response', 'GET /mine', {
      answer: { status, statusText: '', body: {}, header: () => undefined },
    }),
  );
const hanging = () => new Promise<string>(() => undefined);

let device: ReturnType<typeof fakeStore>;
const open: (() => void)[] = [];

/**
 * A page of one student that shows one query; `server` is asked, twice more after a failure as in
 * the app.
 */
function page({
  owner = '7',
  shape = 'one',
  server,
  offset = 0,
  keeps,
}: {
  owner?: string;
  shape?: string;
  server: () => Promise<string>;
  offset?: number;
  keeps?: (query: string, now: number) => boolean;
}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 2, staleTime: 5 * 60_000, networkMode: 'always' } },
  });
  const fetching = vi.fn<() => Promise<string>>(server);
  const observer = new QueryObserver(queryClient, { queryKey: ['points'], queryFn: fetching });
  const stop = keepLastSeen({
    queryClient,
    owner,
    shape,
    store: device.store,
    offset: () => offset,
    ...(keeps && { keeps }),
  });
  const leave = observer.subscribe(() => undefined);
  open.push(stop, leave);
  const age = (online = true) => oldestShown(queryClient.getQueryCache(), online);
  return {
    queryClient,
    fetching,
    stop,
    age,
    shown: () => observer.getCurrentResult().data,
    result: () => observer.getCurrentResult(),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: MORNING });
  device = fakeStore();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.useRealTimers();
});

/** Student 7 has seen the points at 9:12; it is noon now. */
async function seenInTheMorning() {
  const { stop } = page({ server: async () => 'in the morning' });
  await pass(1000);
  stop();
  vi.setSystemTime(NOON);
}

test('what was read is shown again when the server cannot be asked, with the moment of its reading', async () => {
  await seenInTheMorning();
  const { shown, age } = page({ server: noAnswer });
  await pass(0);
  expect(shown()).toBe('in the morning');
  expect(age()).toBe(MORNING);
});

test.each([502, 503, 504])('a gateway’s %i says nothing about the question', async (status) => {
  await seenInTheMorning();
  const { shown } = page({ server: down(status) });
  await pass(0);
  expect(shown()).toBe('in the morning');
});

test('the server’s own no is an answer: it is shown, and nothing old', async () => {
  await seenInTheMorning();
  const { shown, result } = page({ server: refused });
  await pass(10_000);
  expect(shown()).toBeUndefined();
  expect(result().status).toBe('error');
});

test('no answer at all is waited for for three seconds', async () => {
  await seenInTheMorning();
  const { shown } = page({ server: hanging });
  await pass(2999);
  expect(shown()).toBeUndefined();
  await pass(1);
  expect(shown()).toBe('in the morning');
});

test('the answer takes its place when it comes, and is what is kept from then on', async () => {
  await seenInTheMorning();
  let online = false;
  const { shown, age } = page({ server: async () => (online ? 'at noon' : noAnswer()) });
  await pass(5000);
  expect(shown()).toBe('in the morning');
  online = true;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(shown()).toBe('at noon');
  expect(age()).toBeUndefined();
  expect(device.answers()).toMatchObject([{ owner: '7', data: 'at noon', seenAt: NOON + 5000 }]);
});

test('what is kept is no answer: its age stays, however often it is shown', async () => {
  await seenInTheMorning();
  const { stop } = page({ server: noAnswer });
  await pass(10_000);
  stop();
  const again = page({ server: noAnswer });
  await pass(0);
  expect(again.age()).toBe(MORNING);
});

test('it is asked for again when it is shown again, though it may be young', async () => {
  const { stop } = page({ server: async () => 'a minute ago' });
  await pass(60_000);
  stop();
  const { queryClient, fetching } = page({ server: noAnswer });
  await pass(10_000);
  const calls = fetching.mock.calls.length;
  open.push(
    new QueryObserver(queryClient, { queryKey: ['points'], queryFn: fetching }).subscribe(
      () => undefined,
    ),
  );
  await pass(0);
  expect(fetching.mock.calls.length).toBeGreaterThan(calls);
});

test('one student never sees another’s answers, and does not leave them on the device', async () => {
  await seenInTheMorning();
  const { shown } = page({ owner: '8', server: noAnswer });
  await pass(10_000);
  expect(shown()).toBeUndefined();
  expect(device.answers()).toEqual([]);
});

test('nothing is written or shown once the login is over', async () => {
  const { stop } = page({ server: async () => 'in the morning' });
  stop();
  await pass(10_000);
  expect(device.answers()).toEqual([]);
});

test.each([
  ['another shape', { shape: 'two' }, 0],
  ['more than thirty days', {}, 31 * 24 * 60 * 60_000],
])('answers of %s are not used', async (_, changes, later) => {
  await seenInTheMorning();
  vi.setSystemTime(NOON + later);
  const { shown } = page({ server: noAnswer, ...changes });
  await pass(10_000);
  expect(shown()).toBeUndefined();
});

test('the moment is the server’s, whatever the device’s clock says', async () => {
  const { stop } = page({ server: async () => 'in the morning', offset: 3_600_000 });
  await pass(1000);
  stop();
  expect(device.answers()[0]?.seenAt).toBe(MORNING + 3_600_000);
  const { age } = page({ server: noAnswer, offset: 3_600_000 });
  await pass(0);
  expect(age()).toBe(MORNING);
});

test('a refetch that fails leaves what is there; its age is worth telling then, and offline always', async () => {
  let online = true;
  const { queryClient, shown, age } = page({
    server: async () => (online ? 'in the morning' : noAnswer()),
  });
  await pass(0);
  expect(age()).toBeUndefined();
  expect(age(false)).toBe(MORNING);
  online = false;
  void queryClient.refetchQueries();
  await pass(10_000);
  expect(shown()).toBe('in the morning');
  expect(age()).toBe(MORNING);
});

test('data that the app has rearranged keeps its age and is no answer', async () => {
  await seenInTheMorning();
  const { queryClient, age } = page({ server: noAnswer });
  await pass(10_000);
  queryClient.setQueryData(['points'], 'the first page only', { updatedAt: MORNING });
  await pass(1000);
  expect(age()).toBe(MORNING);
  expect(device.answers()).toMatchObject([{ data: 'the first page only', seenAt: MORNING }]);
});

test('names and holidays have no age worth telling', async () => {
  const { queryClient, age } = page({ server: async () => 'in the morning' });
  open.push(
    new QueryObserver(queryClient, {
      queryKey: ['me'],
      queryFn: async () => 'name',
      staleTime: Infinity,
    }).subscribe(() => undefined),
  );
  await pass(60_000);
  await queryClient.refetchQueries({ queryKey: ['points'] });
  expect(age(false)).toBe(MORNING + 60_000);
});

test('an app may keep less: what it does not want is not written, and what has had its time goes', async () => {
  const beforeTen = (_: string, now: number) =>
    now < new Date('2026-11-20T10:00:00+09:00').getTime();
  page({ server: async () => 'nobody’s', keeps: () => false });
  await pass(1000);
  expect(device.answers()).toEqual([]);

  const { stop } = page({ server: async () => 'in the morning', keeps: beforeTen });
  await pass(1000);
  expect(device.answers()).toHaveLength(1);
  stop();
  vi.setSystemTime(NOON);
  const later = page({ server: noAnswer, keeps: beforeTen });
  expect(later.shown()).toBeUndefined();
  await pass(10_000);
  expect(later.shown()).toBeUndefined();
  expect(device.answers()).toEqual([]);
});

test('a page that stays open clears away too what has had its time', async () => {
  let kept = true;
  const { queryClient } = page({ server: async () => 'yesterday’s', keeps: () => kept });
  await pass(1000);
  kept = false;
  await pass(2 * 60 * 60_000);
  expect(device.answers()).toHaveLength(1);
  await queryClient.refetchQueries();
  await pass(1000);
  expect(device.answers()).toEqual([]);
});
