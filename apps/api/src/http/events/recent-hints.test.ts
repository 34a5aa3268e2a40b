import { expect, test } from 'vitest';
import { createRecentHints } from './recent-hints';

function aServer() {
  let now = 1_000_000;
  const recent = createRecentHints<string>(() => new Date(now));
  return {
    recent,
    since: (time: number) => recent.since({ since: String(time) }),
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('what came from a little before the moment on', () => {
  const { recent, since, now, pass } = aServer();
  pass(5_000);
  recent.note('points');
  recent.note('mocks');
  pass(1_000);
  recent.note('news');
  expect(since(now() - 1_000)).toEqual(['points', 'mocks', 'news']);
  expect(since(now() + 1_500)).toEqual(['news']);
});

test.each([
  ['before this process listened', 0, -1],
  ['more than a minute ago', 100_000, -58_001],
  ['in a future that no clock of ours has', 100_000, 2_001],
])('%s nothing is known', (_, passed, ago) => {
  const { since, now, pass } = aServer();
  pass(passed);
  expect(since(now() + ago)).toBeNull();
});

test.each([[{}], [{ since: 'yesterday' }], [undefined]])('%j is no moment', (query) => {
  expect(aServer().recent.since(query)).toBeNull();
});

test('after a gap what was told before it is no answer', () => {
  const { recent, since, now, pass } = aServer();
  pass(10_000);
  recent.note('points');
  recent.forget();
  expect(since(now() + 1_999)).toBeNull();
  pass(3_000);
  expect(since(now())).toEqual([]);
});

test('a flood of hints pushes the oldest out, and the answer says so', () => {
  const { recent, since, now, pass } = aServer();
  pass(10_000);
  const before = now();
  for (let hints = 0; hints < 1_000; hints += 1) {
    pass(1);
    recent.note('points');
  }
  expect(since(before + 2_000)).toHaveLength(1_000);
  pass(1);
  recent.note('points');
  expect(since(before + 2_000)).toBeNull();
});
