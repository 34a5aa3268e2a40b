/** Runs in a page: the first words of each query whose answer the device keeps. */
export async function keptQueries(): Promise<string[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'academy-last-seen')) return [];
  const opening = indexedDB.open('academy-last-seen');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const keys = database.transaction('answers').objectStore('answers').getAllKeys();
  await new Promise((resolve) => {
    keys.addEventListener('success', resolve);
  });
  database.close();
  return keys.result.map((key) => (Array.isArray(key) && typeof key[1] === 'string' ? key[1] : ''));
}
