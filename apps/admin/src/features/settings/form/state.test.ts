import { someEditedLunchSettings, someLunchSettings } from '@academy/domain/testing';
import { won } from '@academy/domain/money';
import type { LunchSettingsDraft } from '@academy/domain/meals';
import { expect, test } from 'vitest';
import { changedFields } from './draft';
import { choose, chosen, confirm, discard, edit, endClash, meet, type FormState } from './state';

const base = someEditedLunchSettings({ version: 1 });
const untouched: FormState<LunchSettingsDraft> = { base, draft: base.settings };
const version = (number: number, changes: Parameters<typeof someLunchSettings>[0]) =>
  someEditedLunchSettings({ version: number, settings: someLunchSettings(changes) });
const changed = ({ base: { settings }, draft }: FormState<LunchSettingsDraft>) =>
  changedFields(settings, draft);

test('what both changed waits for a decision, what one changed is taken', () => {
  const mine = edit(untouched, { lunchPrice: 5500, dinnerPrice: 7000 });
  const met = meet(mine, version(2, { lunchPrice: won(6500), bankName: '신한은행' }));
  expect(met.base.version).toBe(2);
  expect(met.draft).toMatchObject({ lunchPrice: 5500, dinnerPrice: 7000, bankName: '신한은행' });
  expect(met.clash).toMatchObject({
    fields: ['lunchPrice'],
    open: ['lunchPrice'],
    taken: ['bankName'],
  });
  expect(chosen(met, 'lunchPrice')).toBeUndefined();

  const theirs = choose(met, 'lunchPrice', 'theirs');
  expect(theirs.draft.lunchPrice).toBe(6500);
  expect(theirs.clash?.open).toEqual([]);
  expect(chosen(theirs, 'lunchPrice')).toBe('theirs');
  expect(changed(theirs)).toEqual(['dinnerPrice']);

  const back = choose(theirs, 'lunchPrice', 'mine');
  expect(back.draft.lunchPrice).toBe(5500);
  expect(chosen(back, 'lunchPrice')).toBe('mine');
  expect(endClash(back).clash).toBeUndefined();
});

test('who types a third value has decided too', () => {
  const met = meet(edit(untouched, { lunchPrice: 5500 }), version(2, { lunchPrice: won(6500) }));
  const third = edit(met, { lunchPrice: 6000 });
  expect(third.clash?.open).toEqual([]);
  expect(chosen(third, 'lunchPrice')).toBeUndefined();
});

test('the same change on both sides is no clash', () => {
  const met = meet(edit(untouched, { lunchPrice: 5500 }), version(2, { lunchPrice: won(5500) }));
  expect(met.clash?.fields).toEqual([]);
  expect(changed(met)).toEqual([]);
});

test('a second save of others while the first is not settled shows the newest values', () => {
  const first = meet(edit(untouched, { lunchPrice: 5500 }), version(2, { lunchPrice: won(6500) }));
  const second = meet(first, version(3, { lunchPrice: won(7500), bankName: '우리은행' }));
  expect(second.clash).toMatchObject({ open: ['lunchPrice'], taken: ['bankName'] });
  expect(choose(second, 'lunchPrice', 'theirs').draft.lunchPrice).toBe(7500);
});

test('what is typed while a save is on its way stays on top of it', () => {
  const sent = edit(untouched, { lunchPrice: 5500 });
  const typedOn = edit(sent, { bankName: '우리은행' });
  const saved = confirm(typedOn, sent.draft, version(2, { lunchPrice: won(5500) }));
  expect(saved.draft).toMatchObject({ lunchPrice: 5500, bankName: '우리은행' });
  expect(changed(saved)).toEqual(['bankName']);
  expect(changed(discard(saved))).toEqual([]);
});
