import { expect, test } from 'vitest';
import { clockTime } from '../time';
import { isBackupDue, isBackupStale, nextNight } from './due';

const at = (text: string) => new Date(`${text}+09:00`);

test.each([
  ['no backup yet', null, null, '2026-11-27T10:00', true],
  ['taken after the last night', '2026-11-27T02:30', null, '2026-11-27T10:00', false],
  ['a minute before the night', '2026-11-26T02:31', null, '2026-11-27T02:29', false],
  ['at night', '2026-11-26T02:31', null, '2026-11-27T02:30', true],
  ['taken by hand in the evening', '2026-11-26T21:00', null, '2026-11-27T02:30', true],
  ['slept through', '2026-11-24T02:30', null, '2026-11-27T09:00', true],
  ['failed within the hour', null, '2026-11-27T09:01', '2026-11-27T10:00', false],
  ['failed an hour ago', null, '2026-11-27T09:00', '2026-11-27T10:00', true],
])('%s', (_, newest, failed, now, due) => {
  const times = { newest: newest ? at(newest) : null, failed: failed ? at(failed) : null };
  expect(isBackupDue(times, at(now))).toBe(due);
});

test.each([
  ['new, nothing tried', null, null, false],
  ['the first failed', null, '2026-11-27T09:00', true],
  ['two days old', '2026-11-25T10:00', null, false],
  ['older than two days', '2026-11-25T09:59:59.999', null, true],
  ['a failure since, but young', '2026-11-26T02:30', '2026-11-27T02:30', false],
])('stale: %s', (_, newest, failed, stale) => {
  const times = { newest: newest ? at(newest) : null, failed: failed ? at(failed) : null };
  expect(isBackupStale(times, at('2026-11-27T10:00'))).toBe(stale);
});

test.each([
  ['before that time of the same day', '2026-11-26T02:29:59+09:00', '2026-11-26T02:30:00+09:00'],
  ['at that time: the next day', '2026-11-26T02:30:00+09:00', '2026-11-27T02:30:00+09:00'],
  ['over the end of a year', '2026-12-31T23:00:00+09:00', '2027-01-01T02:30:00+09:00'],
])('the next night, %s', (_, now, next) => {
  expect(nextNight(new Date(now), clockTime('02:30'))).toEqual(new Date(next));
});
