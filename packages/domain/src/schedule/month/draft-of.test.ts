import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySchedule } from '../../../testing/schedule-arbitraries';
import { aRegularSchedule, aScheduleDraft } from '../../testing';
import { clampDay, day, shiftDay } from '../../time';
import { changeRequestDraft, draftOf, keptExceptions, occursOn } from '..';

test('a form edits the draft and nothing else', () => {
  expect(draftOf(aRegularSchedule())).toEqual(aScheduleDraft());
});

const cases: [string, Parameters<typeof aRegularSchedule>[0], string, string][] = [
  ['before it begins', {}, '2026-06-20', '2026-07-01'],
  ['on one of its days', {}, '2026-07-14', '2026-07-14'],
  ['between its days', {}, '2026-07-10', '2026-07-14'],
  ['every other week, in the week between', { everyWeeks: 2 }, '2026-07-05', '2026-07-14'],
  [
    'the next day is cancelled: the rhythm counts',
    { exceptions: ['2026-07-14'] },
    '2026-07-10',
    '2026-07-14',
  ],
  ['after its last day', {}, '2026-07-31', '2026-07-31'],
];
test.each(cases)('a change request %s', (_, overrides, today, firstDate) => {
  expect(changeRequestDraft(aRegularSchedule(overrides), day(today)).firstDate).toBe(firstDate);
});

test('a change request asks for the same days from today on, whatever the rhythm', () => {
  fc.assert(
    fc.property(anySchedule(), fc.nat(80), fc.nat(60), (schedule, offset, ahead) => {
      const today = clampDay(shiftDay(schedule.firstDate, offset));
      // At the end of all days there are no two weeks to compare.
      fc.pre(clampDay(shiftDay(today, 13)) === shiftDay(today, 13));
      fc.pre(schedule.lastDate === null || schedule.lastDate >= shiftDay(today, 13));
      const date = clampDay(shiftDay(today, ahead));
      expect(occursOn({ ...changeRequestDraft(schedule, today), exceptions: [] }, date)).toBe(
        occursOn({ ...schedule, exceptions: [] }, date),
      );
    }),
  );
});

test('cancelled days stay while the schedule still takes place on them', () => {
  const exceptions = ['2026-07-30', '2026-07-09', '2026-07-14'].map(day);
  expect(keptExceptions(aScheduleDraft(), exceptions)).toEqual([
    '2026-07-09',
    '2026-07-14',
    '2026-07-30',
  ]);
  expect(
    keptExceptions(aScheduleDraft({ weekdays: [4], lastDate: '2026-07-29' }), exceptions),
  ).toEqual(['2026-07-09']);
});
