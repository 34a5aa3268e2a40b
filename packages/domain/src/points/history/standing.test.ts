import { expect, test } from 'vitest';
import { ANY_STEP, isAtStep } from './standing';

test.each([
  { wanted: '', at: [null, '주의', '면담'] },
  { wanted: ANY_STEP, at: ['주의', '면담'] },
  { wanted: '면담', at: ['면담'] },
])('who asks for "$wanted" gets the students at $at', ({ wanted, at }) => {
  expect([null, '주의', '면담'].filter((step) => isAtStep(step, wanted))).toEqual(at);
});
