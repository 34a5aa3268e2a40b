import { expect, test } from 'vitest';
import { day } from '../../time';
import { ANY_STEP, countedTerm, isAtStep } from './standing';

test.each([
  { wanted: '', at: [null, '주의', '면담'] },
  { wanted: ANY_STEP, at: ['주의', '면담'] },
  { wanted: '면담', at: ['면담'] },
])('who asks for "$wanted" gets the students at $at', ({ wanted, at }) => {
  expect([null, '주의', '면담'].filter((step) => isAtStep(step, wanted))).toEqual(at);
});

test.each([
  ['all', null, null],
  ['month', null, { name: '이번 달', first: '2026-11-01', last: '2026-11-30' }],
  ['quarter', null, { name: '이번 분기', first: '2026-10-01', last: '2026-12-31' }],
  ['since', '2026-09-01', { name: '9월 1일 (화)부터', first: '2026-09-01', last: '2100-12-31' }],
] as const)('an academy that counts %s shows these days first', (period, since, expected) => {
  const settings = { period, since: since && day(since) };
  expect(countedTerm(settings, day('2026-11-28'))).toEqual(expected);
});
