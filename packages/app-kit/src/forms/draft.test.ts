import { expect, test } from 'vitest';
import { changedFields, mergeDraft } from './draft';

const before = { name: '김하늘', seat: 'A-01', days: ['2026-12-24'] };

test('a save by somebody else and a draft that touch different fields both hold', () => {
  expect(mergeDraft(before, { ...before, seat: 'B-02' }, { ...before, name: '김바다' })).toEqual({
    merged: { ...before, seat: 'B-02', name: '김바다' },
    conflicts: [],
  });
});

test('the same field changed to two values is a conflict that keeps the draft', () => {
  const { merged, conflicts } = mergeDraft(
    before,
    { ...before, seat: 'B-02' },
    { ...before, seat: 'C-03' },
  );
  expect(conflicts).toEqual(['seat']);
  expect(merged.seat).toBe('B-02');
});

test('the same field changed to the same value is no conflict', () => {
  const both = { ...before, seat: 'B-02' };
  expect(mergeDraft(before, both, { ...both }).conflicts).toEqual([]);
});

test('lists are compared by what is in them', () => {
  expect(changedFields(before, { ...before, days: ['2026-12-24'] })).toEqual([]);
  expect(changedFields(before, { ...before, days: [] })).toEqual(['days']);
});
