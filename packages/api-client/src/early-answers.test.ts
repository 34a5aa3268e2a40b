import { expect, test, vi } from 'vitest';
import { createEarlyAnswers } from './early-answers';
import type { WireAnswer, WireRequest } from './wire';

const answer = (body: string): WireAnswer => ({
  status: 200,
  statusText: '',
  body,
  header: () => undefined,
});
const get = (url: string, more: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url,
  body: undefined,
  headers: {},
  signal: undefined,
  reads: 'text',
  ...more,
});

function world() {
  let count = 0;
  let time = 0;
  const exchange = vi.fn<(wire: WireRequest) => Promise<WireAnswer>>(async ({ url }) =>
    answer(`${url} ${(count += 1)}`),
  );
  const early = createEarlyAnswers(exchange, () => time);
  const read = async (url: string, more?: Partial<WireRequest>) =>
    (await early.take(get(url, more))).body;
  return { early, exchange, read, pass: (ms: number) => void (time += ms) };
}

test('an early answer is taken once, by the call for the same address', async () => {
  const { early, read } = world();
  void early.ask('/tasks');
  expect(await read('/others')).toBe('/others 2');
  expect(await read('/tasks')).toBe('/tasks 1');
  expect(await read('/tasks')).toBe('/tasks 3');
});

test('what its call has asked for already is not asked early any more', async () => {
  const { early, exchange, read } = world();
  await read('/tasks');
  void early.ask('/tasks');
  expect(exchange).toHaveBeenCalledOnce();
});

test.each<[string, Partial<WireRequest>]>([
  ['a write', { method: 'POST' }],
  ['a file', { reads: 'bytes' }],
  ['what says more in its head', { headers: { 'If-Match': '1' } }],
])('%s takes none', async (_, more) => {
  const { early, read } = world();
  void early.ask('/tasks');
  expect(await read('/tasks', more)).toBe('/tasks 2');
});

test('an old one and one of another login are not taken', async () => {
  const { early, read, pass } = world();
  void early.ask('/tasks');
  void early.ask('/others');
  pass(10_001);
  expect(await read('/tasks')).toBe('/tasks 3');
  early.forget();
  expect(await read('/others')).toBe('/others 4');
});

test('one that failed on the way is asked again', async () => {
  const { early, exchange, read } = world();
  exchange.mockRejectedValueOnce(new Error('no network'));
  void early.ask('/tasks');
  expect(await read('/tasks')).toBe('/tasks 1');
});
