import { Refusal } from '../../http/errors/refusal';
import type { Store } from '../../store/store';
import type { HandedNews } from './branches';

type Picture = HandedNews['pictures'][number];

/** Pictures as they leave the office. */
export const packPictures = (
  store: Pick<Store, 'get'>,
  pictures: readonly (Omit<Picture, 'bytes'> & { key: string })[],
): Promise<Picture[]> =>
  Promise.all(
    pictures.map(async ({ key, alt, width, height }) => {
      const bytes = await store.get(key);
      if (!bytes) throw new Refusal('picture-missing');
      return { bytes, alt, width, height };
    }),
  );

/** Keeps them at a branch, each under the key that its content has there. */
export const unpackPictures = (store: Pick<Store, 'put'>, pictures: readonly Picture[]) =>
  Promise.all(
    pictures.map(async ({ bytes, ...picture }) => ({ ...picture, key: await store.put(bytes) })),
  );
