import { expect, test } from 'vitest';
import { GUIDE_STEPS, guideProgress, SETUP_STEPS, type SetupStep } from '.';

const setupWith = (...done: SetupStep[]) => ({
  steps: SETUP_STEPS.map((step) => ({ step, done: done.includes(step) })),
});
const doneIn = (...done: SetupStep[]) =>
  guideProgress(setupWith(...done))
    .steps.filter((one) => one.done)
    .map(({ step }) => step);

test('every step of the setup is settled by one of the guide', () => {
  expect(doneIn(...SETUP_STEPS)).toEqual([...GUIDE_STEPS]);
  expect(doneIn()).toEqual([]);
});

test('prices and the account are one step: half of it is open', () => {
  expect(doneIn('prices')).toEqual([]);
  expect(doneIn('account')).toEqual([]);
  expect(doneIn('prices', 'account')).toEqual(['prices']);
});

test.each([
  [['prices', 'account', 'weekdays', 'students'], true],
  [['account', 'weekdays', 'students'], false],
  [['prices', 'weekdays', 'students'], false],
  [['prices', 'account', 'students'], false],
  [['prices', 'account', 'weekdays', 'academy', 'news', 'periods', 'points'], false],
] as const)('with %j an academy works: %s', (done, works) => {
  expect(guideProgress(setupWith(...done)).works).toBe(works);
});
