import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSeat, onSiteLeft, seatsToPromote, type OnSiteState } from '..';

test.each([
  [40, 10, 30],
  [40, 40, 0],
  [30, 40, 0],
  [0, 0, 0],
  [null, 1000, null],
])('of %j seats with %i taken, %j are left', (onSiteCapacity, onSiteTaken, left) => {
  expect(onSiteLeft({ onSiteCapacity, onSiteTaken })).toBe(left);
});

test.each([
  ['a seat was freed', 10, 9, 3, 1],
  ['nobody waits', 10, 9, 0, 0],
  ['still full', 10, 10, 3, 0],
  ['overfull after the capacity was lowered', 5, 10, 3, 0],
  ['the capacity was raised', 20, 10, 3, 3],
  ['the limit was lifted', null, 10, 3, 3],
])('%s', (_, onSiteCapacity, onSiteTaken, waitingCount, moved) => {
  expect(seatsToPromote({ onSiteCapacity, onSiteTaken, waitingCount })).toBe(moved);
});

test('a free seat is not given past those who wait for it', () => {
  const exam = { allowOnSiteExam: true, onSiteCapacity: 10, onSiteTaken: 9, waitingCount: 1 };
  expect(decideSeat({ exam, wantsSeat: true, waitForSeat: true, current: 'none' })).toEqual({
    allowed: true,
    onSiteState: 'waiting',
  });
  expect(decideSeat({ exam, wantsSeat: true, waitForSeat: false, current: 'none' })).toEqual({
    allowed: false,
    reason: 'on-site-full',
  });
});

type Step = { student: number; does: 'wish' | 'wait' | 'leave' } | { capacity: number | null };
const anyStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        student: fc.nat(11),
        does: fc.constantFrom<'wish' | 'wait' | 'leave'>('wish', 'wait', 'leave'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ capacity: fc.option(fc.nat(8), { nil: null }) }) },
  );

test('whatever happens in whatever order: no seat is given twice, and nobody waits beside a free seat', () => {
  fc.assert(
    fc.property(
      fc.nat(6),
      fc.array(anyStep(), { maxLength: 60, size: 'max' }),
      (firstCapacity, steps) => {
        let capacity: number | null = firstCapacity;
        const states = new Map<number, OnSiteState>();
        const line: number[] = [];
        const refusals: string[] = [];
        const counts = () => ({
          onSiteCapacity: capacity,
          onSiteTaken: [...states.values()].filter((state) => state === 'confirmed').length,
          waitingCount: line.length,
        });
        for (const step of steps) {
          const before = counts();
          if ('capacity' in step) capacity = step.capacity;
          else {
            const decision = decideSeat({
              exam: { allowOnSiteExam: true, ...counts() },
              wantsSeat: step.does !== 'leave',
              waitForSeat: step.does === 'wait',
              current: states.get(step.student) ?? 'none',
            });
            const wasInLine = line.indexOf(step.student);
            if (decision.allowed) states.set(step.student, decision.onSiteState);
            if (decision.allowed && decision.onSiteState === 'waiting' && wasInLine < 0)
              line.push(step.student);
            if (decision.allowed && decision.onSiteState === 'none' && wasInLine >= 0)
              line.splice(wasInLine, 1);
            refusals.push(
              ...(decision.allowed ? [] : [`${decision.reason} with ${onSiteLeft(before)} left`]),
            );
          }
          for (const student of line.splice(0, seatsToPromote(counts())))
            states.set(student, 'confirmed');
          const { onSiteTaken, waitingCount } = counts();
          // Over the capacity only while a manager has lowered it: never by giving another seat
          // away.
          expect(capacity === null || onSiteTaken <= Math.max(capacity, before.onSiteTaken)).toBe(
            true,
          );
          expect(waitingCount === 0 || onSiteLeft(counts()) === 0).toBe(true);
          expect(
            new Set(
              [...states].filter(([, state]) => state === 'waiting').map(([student]) => student),
            ),
          ).toEqual(new Set(line));
        }
        expect(new Set(refusals)).toEqual(
          new Set(refusals.length > 0 ? ['on-site-full with 0 left'] : []),
        );
      },
    ),
  );
});
