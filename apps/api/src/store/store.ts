/** Keeps pictures by the hash of their content. Disk here; a bucket can stand behind the same four functions. */
export interface Store {
  /** Keeps the bytes and answers their key, `<sha-256>.webp`: the same bytes have the same key. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** Where browsers find it, below the app's origin. */
  url(key: string): string;
}

/** The shape of every key: nothing else ever reaches the disk. */
export const isStoreKey = (key: string): boolean => /^[0-9a-f]{64}\.webp$/.test(key);
