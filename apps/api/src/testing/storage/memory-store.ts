import { contentKey, type Store } from '../../store/store';

/** A store that dies with the test. */
export function memoryStore(): Store {
  const files = new Map<string, Uint8Array>();
  return {
    async put(bytes, key = contentKey(bytes)) {
      files.set(key, bytes);
      return key;
    },
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
    url: (key) => `/api/files/${key}`,
  };
}
