import { day, shiftDay } from '@academy/domain/time';
import * as fc from 'fast-check';
import type { TestApp } from '../test-app';
import { startWeek } from './act-week';
import { weekSteps } from './week-steps';
import { expectViewsAgree } from './week-views';

/**
 * Acts random weeks out, each in a month of its own, and compares all views after every step.
 * Answers how often it compared them.
 */
export async function actRandomWeeks(
  server: TestApp,
  { weeks, steps }: { weeks: number; steps: number },
): Promise<number> {
  let before = 0;
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(weekSteps(steps), async (wanted) => {
      before += 1;
      const { act, week } = await startWeek(server, shiftDay(day('2026-03-02'), 35 * before));
      for (const step of wanted) {
        await act(step);
        await expectViewsAgree(week());
        compared += 1;
      }
    }),
    { numRuns: weeks, endOnFailure: true },
  );
  return compared;
}
