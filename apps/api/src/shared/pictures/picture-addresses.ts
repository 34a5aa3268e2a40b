import type { Db } from '../../db/database';
import type { Opening } from '../../http/files/files';
import { isLinkSignature, linkSignature, type LinkKeys } from '../../http/auth/signed-link';
import type { Store } from '../../store/store';
import { isPictureForAll } from './open-pictures-db';

/** A store that also knows the address of a picture that is not public. */
export interface PictureStore extends Store {
  addressOf(key: string, forAll: boolean): string;
  /** The same of a PDF, which is downloaded under its name. */
  downloadOf(pdf: { key: string; name: string }): string;
}

const nameOf = (key: string) => `picture ${key}`;
const pdfNameOf = (key: string, name: string) => `pdf ${key} ${name}`;

/**
 * An `<img>` sends no token, so what only some students may see is opened by a signature that they
 * read with its notice; its name alone opens nothing. So is every PDF, whose name is signed as
 * well.
 */
export const withAddresses = (store: Store, keys: LinkKeys): PictureStore => ({
  ...store,
  addressOf: (key, forAll) =>
    forAll ? store.url(key) : `${store.url(key)}?s=${linkSignature(keys, nameOf(key))}`,
  downloadOf: ({ key, name }) =>
    `${store.url(key)}?s=${linkSignature(keys, pdfNameOf(key, name))}&name=${encodeURIComponent(name)}`,
});

/** Whether an address opens what it names. */
export const mayOpenFiles = (db: Db, keys: LinkKeys): Opening => ({
  picture: async (key, signature) =>
    signature === undefined
      ? isPictureForAll(db, key)
      : isLinkSignature(keys, nameOf(key), signature),
  pdf: (key, name, signature) =>
    signature !== undefined && isLinkSignature(keys, pdfNameOf(key, name), signature),
});
