import type { Api } from '@academy/api-client';
import { decidePicture, managersPictureText, type StoredPicture } from '@academy/domain/pictures';
import { useFollowedUploads, useUploads } from '../uploads/use-uploads';
import { picturesTexts as texts } from './pictures-texts';

interface PicturesOptions {
  /** How many there may be. */
  limit: number;
  /** The call that keeps one; who may upload is the feature's to say. */
  upload: Api['uploadPicture'];
}

/** The pictures of a form in their order, with their words, and their uploads. */
export function usePictures(
  initial: readonly StoredPicture[],
  { limit, upload: send }: PicturesOptions,
) {
  const uploads = useUploads(initial, {
    limit,
    decide: decidePicture,
    reasonText: managersPictureText,
    send,
    texts,
  });
  return { ...uploads, describe: (id: string, alt: string) => uploads.change(id, { alt }) };
}

export type Pictures = ReturnType<typeof usePictures>;

/** The uploads hold the pictures of a form; its draft follows them. */
export const useFollowedPictures = (
  pictures: Pictures,
  drafted: readonly StoredPicture[],
  onChange: (pictures: StoredPicture[]) => void,
): void =>
  useFollowedUploads(pictures, drafted, { nameOf: ({ key, alt }) => [key, alt], onChange });

/** Pictures in words, to compare two forms. */
export const picturesText = (pictures: readonly StoredPicture[]): string =>
  pictures.length === 0
    ? ''
    : `${texts.count(pictures.length)} ${pictures.map(({ alt, key }) => alt || key.slice(0, 6)).join(', ')}`;
