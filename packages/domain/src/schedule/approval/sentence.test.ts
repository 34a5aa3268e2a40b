import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMonth } from '../../../testing/arbitraries';
import { anySchedule } from '../../../testing/schedule-arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { aRegularSchedule } from '../../testing';
import { day, dayOfMonth, month } from '../../time';
import { blocksBetween, occurrencesOf, schedulePreview, scheduleSentence, weekdaysText } from '..';

type Overrides = Parameters<typeof aRegularSchedule>[0];

inEveryZone(() => {
  test('the preview reads as the product asks for', () => {
    expect(schedulePreview(aRegularSchedule(), month('2026-07'))).toBe(
      '매주 화·목 19:00–21:00 외출 · 7월 9회',
    );
    expect(schedulePreview(aRegularSchedule(), month('2026-08'))).toBe(
      '매주 화·목 19:00–21:00 외출 · 8월 0회',
    );
  });

  const sentences: [Overrides, string][] = [
    [{ kind: 'LATE_ARRIVAL', from: null, to: '18:30' }, '매주 화·목 18:30까지 늦은 등원'],
    [{ kind: 'EARLY_LEAVE', from: '20:00', to: null }, '매주 화·목 20:00부터 조퇴'],
    [{ kind: 'ALL_DAY', from: null, to: null }, '매주 화·목 종일 등원 안 함'],
    [{ everyWeeks: 2, weekdays: [3] }, '격주 수 19:00–21:00 외출'],
    [{ weekdays: [0, 6] }, '매주 토·일 19:00–21:00 외출'],
    [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }, '매일 19:00–21:00 외출'],
    [
      { weekdays: [0, 1, 2, 3, 4, 5, 6], everyWeeks: 2 },
      '격주 월·화·수·목·금·토·일 19:00–21:00 외출',
    ],
  ];
  test.each(sentences)('%j', (overrides, sentence) => {
    expect(scheduleSentence(aRegularSchedule(overrides))).toBe(sentence);
  });
});

test('weekdays are told from Monday on, each once', () => {
  expect([weekdaysText([0, 5, 1, 5]), weekdaysText([])]).toEqual(['월·금·일', '']);
});

test('the preview counts what the calendar shows', () => {
  fc.assert(
    fc.property(anySchedule(), anyMonth(), (schedule, of) => {
      const times = occurrencesOf(schedule, dayOfMonth(of, 1), dayOfMonth(of, 31)).length;
      expect(schedulePreview(schedule, of)).toMatch(
        new RegExp(` · ${Number(of.slice(5))}월 ${times}회$`),
      );
    }),
  );
});

test('the calendar draws what is in force, by day and time', () => {
  const schedules = [
    aRegularSchedule({ id: '1' }),
    aRegularSchedule({
      id: '2',
      status: 'APPROVED',
      kind: 'LATE_ARRIVAL',
      from: null,
      to: '18:00',
      weekdays: [4],
    }),
    aRegularSchedule({ id: '3', status: 'REJECTED' }),
    aRegularSchedule({ id: '4', status: 'CANCELLED' }),
  ];
  expect(
    blocksBetween(schedules, day('2026-07-01'), day('2026-07-07')).map(
      ({ date, schedule, from, to }) => `${date} ${schedule.id} ${from}–${to}`,
    ),
  ).toEqual(['2026-07-02 2 00:00–18:00', '2026-07-02 1 19:00–21:00', '2026-07-07 1 19:00–21:00']);
});
