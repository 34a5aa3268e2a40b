import { expect, test } from 'vitest';
import { readOpened } from './use-opened';

test.each([
  ['schedule-301', { kind: 'schedule', id: '301', date: null }],
  ['schedule-301.2026-11-24', { kind: 'schedule', id: '301', date: '2026-11-24' }],
  ['schedule-a-b.c', { kind: 'schedule', id: 'a-b.c', date: null }],
  ['edit-301', { kind: 'edit', id: '301' }],
  ['new', { kind: 'new', date: null }],
  ['new.2026-11-24', { kind: 'new', date: '2026-11-24' }],
  ['new.2026-02-30', { kind: 'new', date: null }],
  ['day-2026-11-24', { kind: 'day', date: '2026-11-24' }],
  ['copy', { kind: 'copy' }],
])('%s', (text, opened) => {
  expect(readOpened(text)).toEqual(opened);
});

test.each([
  null,
  '',
  'quick-add',
  'profile',
  'schedule',
  'edit',
  'edit-',
  'day-2026-02-30',
  'day-soon',
  'schedules-3',
])('%s is nothing of this page', (text) => {
  expect(readOpened(text)).toBeNull();
});
