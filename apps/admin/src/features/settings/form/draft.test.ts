import { someLunchSettings } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { changedFields, mergeDraft, toggleDate } from './draft';

const base = someLunchSettings({
  lunchPrice: 5000,
  dinnerPrice: 6000,
  editCutoffHour: 14,
  bankName: '하나은행',
});

test('a save by somebody else and a draft that touch different fields both hold', () => {
  const draft = { ...base, editCutoffHour: 12 };
  const theirs = { ...base, bankName: '국민은행' };
  expect(mergeDraft(base, draft, theirs)).toEqual({
    merged: { ...base, editCutoffHour: 12, bankName: '국민은행' },
    conflicts: [],
  });
});

test('the same field changed to two values is a conflict that keeps the draft', () => {
  const result = mergeDraft(base, { ...base, editCutoffHour: 12 }, { ...base, editCutoffHour: 18 });
  expect(result.conflicts).toEqual(['editCutoffHour']);
  expect(result.merged.editCutoffHour).toBe(12);
});

test('the same field changed to the same value is no conflict', () => {
  expect(
    mergeDraft(base, { ...base, editCutoffHour: 12 }, { ...base, editCutoffHour: 12 }).conflicts,
  ).toEqual([]);
});

test('a day toggled twice leaves nothing to save', () => {
  const once = toggleDate(base.disabledLunchDates, day('2026-12-25'));
  const draft = { ...base, disabledLunchDates: once };
  expect(changedFields(base, draft)).toEqual(['disabledLunchDates']);
  expect(
    changedFields(base, { ...base, disabledLunchDates: toggleDate(once, day('2026-12-25')) }),
  ).toEqual([]);
});
