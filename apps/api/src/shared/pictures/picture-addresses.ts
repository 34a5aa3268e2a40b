import type { Db } from '../../db/database';
import { isLinkSignature, linkSignature, type LinkKeys } from '../../http/auth/signed-link';
import type { Store } from '../../store/store';
import { isPictureForAll } from './open-pictures-db';

/** A store that also knows the address of a picture that is not public. */
export interface PictureStore extends Store {
  addressOf(key: string, forAll: boolean): string;
}

const nameOf = (key: string) => `picture ${key}`;

/**
 * An `<img>` sends no token, so what only some students may see is opened by a signature that they
 * read with its notice; its name alone opens nothing.
 */
export const withAddresses = (store: Store, keys: LinkKeys): PictureStore => ({
  ...store,
  addressOf: (key, forAll) =>
    forAll ? store.url(key) : `${store.url(key)}?s=${linkSignature(keys, nameOf(key))}`,
});

/** Whether this address opens a picture. */
export const mayOpenPicture =
  (db: Db, keys: LinkKeys) =>
  async (key: string, signature: string | undefined): Promise<boolean> =>
    signature === undefined
      ? isPictureForAll(db, key)
      : isLinkSignature(keys, nameOf(key), signature);
