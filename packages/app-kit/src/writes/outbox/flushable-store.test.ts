import { expect, test } from 'vitest';
import type { EditKind, EditStore } from './edit-store';
import { withFlush } from './flushable-store';
import { createMemoryStorage, createTextStore } from './text-store';

interface Tick {
  name: string;
}
const lunch = { name: 'lunch', rev: 'a', at: 1 };
const kind: EditKind<Tick> = { keyOf: ({ name }) => name, read: () => lunch };
const textStore = () => createTextStore(createMemoryStorage(), 'edits', kind);

test('an edit whose page went away before it was stored is there at the next visit, once', async () => {
  const late = textStore();
  const gone: EditStore<Tick> = { ...textStore(), put: () => new Promise(() => undefined) };
  const page = withFlush(gone, late);
  void page.put([lunch]);
  page.flush();

  const store = textStore();
  expect(await withFlush(store, late).load()).toEqual([lunch]);
  await store.remove([lunch]);
  expect(await withFlush(store, late).load()).toEqual([]);
});

test('what a page that stayed has stored and confirmed does not come back', async () => {
  const [store, late] = [textStore(), textStore()];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const page = withFlush({ ...store, put: (edits) => finished.then(() => store.put(edits)) }, late);
  const putting = page.put([lunch]);
  page.flush();
  finish();
  await putting;
  await page.remove([lunch]);
  expect(await withFlush(store, late).load()).toEqual([]);
});

test('what is stored is not written twice', async () => {
  const late = textStore();
  const page = withFlush(textStore(), late);
  await page.put([lunch]);
  page.flush();
  expect(await late.load()).toEqual([]);
});
