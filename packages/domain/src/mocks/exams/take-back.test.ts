import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideExamReturn, decideRegistrationReturns } from '..';

describe('whether an exam goes back to how it was', () => {
  const form = { draft: false, capacity: null, onSiteCapacity: null };
  const exam = { registered: 2, onSiteTaken: 2, registrations: 3, results: 0 };
  test.each([
    ['one that nobody registered for goes', null, { ...exam, registrations: 0 }, null],
    ['one with results stays', null, { ...exam, registrations: 0, results: 1 }, 'has-results'],
    ['one with a cancelled registration stays', null, { ...exam, registered: 0 }, 'registered'],
    ['nobody’s exam is a draft again', { ...form, draft: true }, { ...exam, registered: 0 }, null],
    ['somebody’s exam is not', { ...form, draft: true }, exam, 'registered'],
    ['as many seats as are taken', { ...form, onSiteCapacity: 2 }, exam, null],
    ['one seat fewer', { ...form, onSiteCapacity: 1 }, exam, 'seats-given'],
    ['no limit', form, exam, null],
    ['room for as many as registered', { ...form, capacity: 2 }, exam, null],
    ['room for one fewer', { ...form, capacity: 1 }, exam, 'registered'],
  ] as const)('%s', (_name, back, now, expected) => {
    expect(decideExamReturn(back, now)).toBe(expected);
  });
});

describe('which cancelled registrations stand again', () => {
  const open = { capacityLeft: null, onSiteCapacity: 2, onSiteTaken: 1, cancelled: null };
  const one = { id: '1', studentId: '10', standsAgain: true, onSiteState: 'confirmed' } as const;
  const two = { id: '2', studentId: '20', standsAgain: true, onSiteState: 'confirmed' } as const;
  const paper = { id: '3', studentId: '30', standsAgain: true, onSiteState: 'none' } as const;
  const waiting = { id: '4', studentId: '40', standsAgain: false, onSiteState: 'waiting' } as const;
  const none = new Set<string>();
  test.each([
    ['the last seat goes to the first', open, none, { 2: 'seat-gone' }],
    [
      'room goes to the first, and who stands anyway needs none',
      { ...open, capacityLeft: 1, onSiteCapacity: null },
      none,
      { 2: 'no-room', 3: 'no-room' },
    ],
    ['without a limit all', { ...open, onSiteCapacity: null }, none, {}],
    [
      'who registered again keeps that',
      open,
      new Set(['10', '30']),
      { 1: 'registered-again', 3: 'registered-again' },
    ],
    [
      'none of an exam that does not take place',
      { ...open, cancelled: { at: '', reason: '' } },
      none,
      { 1: 'exam-cancelled', 2: 'exam-cancelled', 3: 'exam-cancelled', 4: 'exam-cancelled' },
    ],
  ] as const)('%s', (_name, exam, registered, refused) => {
    const result = decideRegistrationReturns(exam, [one, two, paper, waiting], registered);
    expect(Object.fromEntries(result)).toEqual(refused);
  });

  test('no more seats are given than are left', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(8), (onSiteCapacity, onSiteTaken, count) => {
        const back = Array.from({ length: count }, (_, at) => ({
          ...one,
          id: `${at}`,
          studentId: `${at}`,
        }));
        const refused = decideRegistrationReturns(
          { capacityLeft: null, onSiteCapacity, onSiteTaken, cancelled: null },
          back,
          none,
        );
        const given = count - refused.size;
        expect(given).toBe(Math.min(count, Math.max(0, onSiteCapacity - onSiteTaken)));
      }),
    );
  });
});
