import { createHash } from 'node:crypto';

/** Keeps pictures by the hash of their content: on disk, or in a bucket (`openStore`). */
export interface Store {
  /** Keeps the bytes and answers their key, `<sha-256>.webp`: the same bytes have the same key. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Uint8Array | null>;
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** Where browsers find it: below the app's origin, or the API's own. */
  url(key: string): string;
}

/** The same pictures, named with the API's own address where it has one. */
export const seenAt = (store: Store, apiUrl = ''): Store => ({
  ...store,
  url: (key) => `${apiUrl.replace(/\/$/, '')}${store.url(key)}`,
});

export const contentKey = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.webp`;

/** The shape of every key: nothing else ever reaches the disk or the bucket. */
export const isStoreKey = (key: string): boolean => /^[0-9a-f]{64}\.webp$/.test(key);
