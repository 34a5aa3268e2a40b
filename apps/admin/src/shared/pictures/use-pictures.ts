import type { Api } from '@academy/api-client';
import { decidePicture, managersPictureText, type StoredPicture } from '@academy/domain/pictures';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { picturesTexts as texts } from './pictures-texts';
import { sendPicture } from './send-picture';

/** One place in the row of pictures: kept already, on its way, or not taken (and why). */
export type PictureItem = { id: string } & (
  | { state: 'done'; picture: StoredPicture }
  | { state: 'running'; file: File; progress: number | undefined }
  | { state: 'failed'; file: File; text: string; final: boolean }
);

let count = 0;
const newId = () => `picture-${(count += 1)}`;
const asItem = (picture: StoredPicture): PictureItem => ({ id: newId(), state: 'done', picture });

const uploadedOf = (items: readonly PictureItem[]): StoredPicture[] =>
  items.flatMap((item) => (item.state === 'done' ? [item.picture] : []));

/** Why the form cannot be saved yet. */
function blockedBy(items: readonly PictureItem[]): string | undefined {
  if (items.some(({ state }) => state === 'running')) return texts.uploading;
  return items.some(({ state }) => state === 'failed') ? texts.fixUploads : undefined;
}

function moved(items: readonly PictureItem[], id: string, by: 1 | -1): readonly PictureItem[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  return item ? items.toSpliced(from, 1).toSpliced(from + by, 0, item) : items;
}

const described = (items: readonly PictureItem[], id: string, alt: string): PictureItem[] =>
  items.map((item) =>
    item.id === id && item.state === 'done' ? { ...item, picture: { ...item.picture, alt } } : item,
  );

interface PicturesOptions {
  /** How many there may be. */
  limit: number;
  /** The call that keeps one; who may upload is the feature's to say. */
  upload: Api['uploadPicture'];
}

/**
 * The pictures of the form in their order, and their uploads: each can be stopped, and tried again.
 * Leaving the form stops what still runs.
 */
export function usePictures(
  initial: readonly StoredPicture[],
  { limit, upload: send }: PicturesOptions,
) {
  const [items, setItems] = useState<readonly PictureItem[]>(() => initial.map(asItem));
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((one) => one.abort());
  }, []);
  const replace = (item: PictureItem) =>
    setItems((all) => all.map((other) => (other.id === item.id ? item : other)));

  async function upload(id: string, file: File) {
    const control = new AbortController();
    running.current.set(id, control);
    const show = (progress?: number) => replace({ id, state: 'running', file, progress });
    show();
    const sent = await sendPicture({
      file,
      signal: control.signal,
      decide: decidePicture,
      reasonText: managersPictureText,
      send,
      onSent: show,
      failedText: texts.uploadFailed,
    });
    running.current.delete(id);
    if (!sent) return;
    replace(
      'stored' in sent
        ? { id, state: 'done', picture: sent.stored }
        : { id, state: 'failed', file, ...sent },
    );
  }

  return {
    items,
    blocked: blockedBy(items),
    limit,
    room: limit - items.length,
    add(files: readonly File[]) {
      const added = files.slice(0, limit - items.length).map((file) => ({ id: newId(), file }));
      setItems((all) => [
        ...all,
        ...added.map(({ id, file }) => ({
          id,
          state: 'running' as const,
          file,
          progress: undefined,
        })),
      ]);
      for (const { id, file } of added) void upload(id, file);
    },
    retry: (id: string, file: File) => void upload(id, file),
    remove(id: string) {
      running.current.get(id)?.abort();
      setItems((all) => all.filter((item) => item.id !== id));
    },
    move: (id: string, by: 1 | -1) => setItems((all) => moved(all, id, by)),
    describe: (id: string, alt: string) => setItems((all) => described(all, id, alt)),
    reset: (pictures: readonly StoredPicture[]) => {
      running.current.forEach((one) => one.abort());
      setItems(pictures.map(asItem));
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;

const namesOf = (pictures: readonly StoredPicture[]) =>
  JSON.stringify(pictures.map(({ key, alt }) => [key, alt]));

/** The uploads hold the pictures of a form; its draft follows them. */
export function useFollowedPictures(
  { items }: Pictures,
  drafted: readonly StoredPicture[],
  onChange: (pictures: StoredPicture[]) => void,
): void {
  const follow = useEffectEvent((now: typeof items) => {
    const next = uploadedOf(now);
    if (namesOf(next) !== namesOf(drafted)) onChange(next);
  });
  useEffect(() => follow(items), [items]);
}

/** Pictures in words, to compare two forms. */
export const picturesText = (pictures: readonly StoredPicture[]): string =>
  pictures.length === 0
    ? ''
    : `${texts.count(pictures.length)} ${pictures.map(({ alt, key }) => alt || key.slice(0, 6)).join(', ')}`;
