import { studentIdSchema } from '@academy/domain/ids';
import { expect, test } from 'vitest';
import { createRecentHints } from './recent-hints';

const [me, other] = [studentIdSchema.parse('1'), studentIdSchema.parse('2')];

function aServer() {
  let now = 1_000_000;
  return {
    recent: createRecentHints(() => new Date(now)),
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('each topic once, of whom it concerns, from a little before the moment on', () => {
  const { recent, now, pass } = aServer();
  pass(5_000);
  recent.note({ topic: 'points', students: [me] });
  recent.note({ topic: 'points', students: [me, other] });
  recent.note({ topic: 'mocks', students: [other] });
  pass(1_000);
  recent.note({ topic: 'news', students: 'all' });
  expect(recent.since(now() - 1_000, me)).toEqual(['points', 'news']);
  expect(recent.since(now() + 1_500, me)).toEqual(['news']);
  expect(recent.since(now() + 1_000, other)).toEqual(['points', 'mocks', 'news']);
});

test.each([
  ['before this process listened', 0, -1],
  ['more than a minute ago', 100_000, -58_001],
  ['in a future that no clock of ours has', 100_000, 2_001],
])('%s nothing is known', (_, passed, ago) => {
  const { recent, now, pass } = aServer();
  pass(passed);
  expect(recent.since(now() + ago, me)).toBeNull();
});

test('after a gap what was told before it is no answer', () => {
  const { recent, now, pass } = aServer();
  pass(10_000);
  recent.note({ topic: 'points', students: [me] });
  recent.forget();
  expect(recent.since(now() + 1_999, me)).toBeNull();
  pass(3_000);
  expect(recent.since(now(), me)).toEqual([]);
});

test('a flood of hints pushes the oldest out, and the answer says so', () => {
  const { recent, now, pass } = aServer();
  pass(10_000);
  const before = now();
  for (let hints = 0; hints < 1_000; hints += 1) {
    pass(1);
    recent.note({ topic: 'points', students: [other] });
  }
  expect(recent.since(before + 2_000, me)).toEqual([]);
  pass(1);
  recent.note({ topic: 'points', students: [other] });
  expect(recent.since(before + 2_000, me)).toBeNull();
});
