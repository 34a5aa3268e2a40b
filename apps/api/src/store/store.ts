import { createHash, randomBytes } from 'node:crypto';

/** Keeps pictures and PDFs by the hash of their content: on disk, or in a bucket (`openStore`). */
export interface Store {
  /** Keeps the bytes under their key (`contentKey`, or `privateKey` of them) and answers it. */
  put(bytes: Uint8Array, key?: string): Promise<string>;
  get(key: string): Promise<Uint8Array | null>;
  /** What is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** Where browsers find a public one: below the app's origin, or the API's own. */
  url(key: string): string;
}

/** The same pictures, named with the API's own address where it has one. */
export const seenAt = (store: Store, apiUrl = ''): Store => ({
  ...store,
  url: (key) => `${apiUrl.replace(/\/$/, '')}${store.url(key)}`,
});

/** `<sha-256>.webp`: the same bytes have the same key, which is public; a PDF's is not. */
export const contentKey = (bytes: Uint8Array, ending: 'webp' | 'pdf' = 'webp'): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;

/** What the names of private pictures begin with. */
export const PRIVATE_PREFIX = 'private-';

/**
 * A name of its own for a private picture: two uploads of the same bytes share no file, so that
 * erasing one leaves the other, and its name does not follow from its content.
 */
export const privateKey = (bytes: Uint8Array): string =>
  `${PRIVATE_PREFIX}${randomBytes(16).toString('hex')}-${contentKey(bytes)}`;

const PUBLIC = /^[0-9a-f]{64}\.webp$/;
const PDF = /^[0-9a-f]{64}\.pdf$/;
const PRIVATE = new RegExp(`^${PRIVATE_PREFIX}[0-9a-f]{32}-[0-9a-f]{64}\\.webp$`);

/** Whether anybody may have what lies under this key. */
export const isPublicKey = (key: string): boolean => PUBLIC.test(key);

/** Whether a PDF lies under this key: it opens with a signature alone. */
export const isPdfKey = (key: string): boolean => PDF.test(key);

/** The shape of every key: nothing else ever reaches the disk or the bucket. */
export const isStoreKey = (key: string): boolean =>
  isPublicKey(key) || isPdfKey(key) || PRIVATE.test(key);

/** Whether these bytes are whole: a key ends in the hash of its content. */
export const isContentOf = (key: string, bytes: Uint8Array): boolean =>
  isStoreKey(key) && key.endsWith(contentKey(bytes, isPdfKey(key) ? 'pdf' : 'webp'));
