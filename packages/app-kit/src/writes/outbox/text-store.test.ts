import { expect, test } from 'vitest';
import type { EditKind } from './edit-store';
import { createMemoryStorage, createTextStore } from './text-store';

interface Tick {
  name: string;
}
const kind: EditKind<Tick> = {
  keyOf: ({ name }) => name,
  read: (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    'name' in stored &&
    typeof stored.name === 'string' &&
    'rev' in stored &&
    typeof stored.rev === 'string' &&
    'at' in stored &&
    typeof stored.at === 'number'
      ? { name: stored.name, rev: stored.rev, at: stored.at }
      : undefined,
};
const lunch = { name: 'lunch', rev: 'a', at: 1 };

test('keeps edits under their key, and removes only the revision that is meant', async () => {
  const storage = createMemoryStorage();
  const store = createTextStore(storage, 'outbox', kind);
  await store.put([lunch, { ...lunch, name: 'dinner' }]);
  await store.put([{ ...lunch, rev: 'b', at: 2 }]);
  await store.remove([lunch]);
  expect(await createTextStore(storage, 'outbox', kind).load()).toEqual([
    { ...lunch, rev: 'b', at: 2 },
    { ...lunch, name: 'dinner' },
  ]);
});

test('an edit does not take the place of a newer one', async () => {
  const store = createTextStore(createMemoryStorage(), 'outbox', kind);
  await store.put([{ ...lunch, rev: 'b', at: 2 }]);
  await store.put([lunch]);
  expect(await store.load()).toEqual([{ ...lunch, rev: 'b', at: 2 }]);
});

test('a broken entry does not take the others with it', async () => {
  const storage = createMemoryStorage();
  storage.setItem(
    'outbox',
    JSON.stringify([{ name: 7, rev: 'a', at: 1 }, lunch, null, { name: '' }]),
  );
  expect(await createTextStore(storage, 'outbox', kind).load()).toEqual([lunch]);
  storage.setItem('outbox', '{"half');
  expect(await createTextStore(storage, 'outbox', kind).load()).toEqual([]);
});
