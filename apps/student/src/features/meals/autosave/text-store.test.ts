import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { createMemoryStorage, createTextStore } from './text-store';
import type { Wish } from './wish';

const wish: Wish = { date: day('2026-11-25'), meal: 'lunch', value: true, rev: 'a', at: 1 };

test('keeps wishes under their meal, and removes only the revision that is meant', async () => {
  const storage = createMemoryStorage();
  const store = createTextStore(storage, 'outbox');
  await store.put([wish, { ...wish, meal: 'dinner' }]);
  await store.put([{ ...wish, value: false, rev: 'b' }]);
  await store.remove([wish]);
  expect(await createTextStore(storage, 'outbox').load()).toEqual([
    { ...wish, value: false, rev: 'b' },
    { ...wish, meal: 'dinner' },
  ]);
});

test('a broken entry does not take the others with it', async () => {
  const storage = createMemoryStorage();
  storage.setItem('outbox', JSON.stringify([{ date: '2026-02-30' }, wish, null]));
  expect(await createTextStore(storage, 'outbox').load()).toEqual([wish]);
  storage.setItem('outbox', '{"half');
  expect(await createTextStore(storage, 'outbox').load()).toEqual([]);
});
