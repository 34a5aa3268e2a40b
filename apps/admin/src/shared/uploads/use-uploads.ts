import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendPicture } from '../pictures/send-picture';

/** One place in a row of files: kept already, on its way, or not taken (and why). */
export type UploadItem<Stored> = { id: string } & (
  | { state: 'done'; stored: Stored }
  | { state: 'running'; file: File; progress: number | undefined }
  | { state: 'failed'; file: File; text: string; final: boolean }
);
type Items<Stored> = readonly UploadItem<Stored>[];
type Sending = Parameters<typeof sendPicture>[0];

let count = 0;
const newId = () => `upload-${(count += 1)}`;
const asItem = <Stored>(stored: Stored): UploadItem<Stored> => ({
  id: newId(),
  state: 'done',
  stored,
});

function moved<Stored>(items: Items<Stored>, id: string, by: 1 | -1): Items<Stored> {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  return item ? items.toSpliced(from, 1).toSpliced(from + by, 0, item) : items;
}

interface UploadsOptions<Stored, Reason extends string> {
  /** How many there may be. */
  limit: number;
  decide: (
    head: Uint8Array,
    size: number,
  ) => { allowed: true } | { allowed: false; reason: Reason };
  reasonText: (reason: Reason) => string;
  /** The call that keeps one; who may upload is the feature's to say. */
  send: (options: Parameters<Sending['send']>[0], file: File) => Promise<Stored>;
  texts: Readonly<Record<'uploading' | 'fixUploads' | 'uploadFailed', string>>;
}

/**
 * The files of a form in their order, and their uploads: each can be stopped, and tried again.
 * Leaving the form stops what still runs.
 */
export function useUploads<Stored, Reason extends string>(
  initial: readonly Stored[],
  { limit, decide, reasonText, send, texts }: UploadsOptions<Stored, Reason>,
) {
  const [items, setItems] = useState<Items<Stored>>(() => initial.map(asItem));
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((one) => one.abort());
  }, []);
  const replace = (item: UploadItem<Stored>) =>
    setItems((all) => all.map((other) => (other.id === item.id ? item : other)));

  async function upload(id: string, file: File) {
    const control = new AbortController();
    running.current.set(id, control);
    const show = (progress?: number) => replace({ id, state: 'running', file, progress });
    show();
    const sent = await sendPicture({
      file,
      signal: control.signal,
      decide,
      reasonText,
      send: (options) => send(options, file),
      onSent: show,
      failedText: texts.uploadFailed,
    });
    running.current.delete(id);
    if (!sent) return;
    replace(
      'stored' in sent
        ? { id, state: 'done', stored: sent.stored }
        : { id, state: 'failed', file, ...sent },
    );
  }

  /** Why the form cannot be saved yet. */
  const blocked = items.some(({ state }) => state === 'running')
    ? texts.uploading
    : items.some(({ state }) => state === 'failed')
      ? texts.fixUploads
      : undefined;
  return {
    items,
    blocked,
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
    change: (id: string, parts: Partial<Stored>) =>
      setItems((all) =>
        all.map((item) =>
          item.id === id && item.state === 'done'
            ? { ...item, stored: { ...item.stored, ...parts } }
            : item,
        ),
      ),
    reset(stored: readonly Stored[]) {
      running.current.forEach((one) => one.abort());
      setItems(stored.map(asItem));
    },
  };
}

export type Uploads<Stored> = ReturnType<typeof useUploads<Stored, string>>;

/**
 * The uploads hold the files of a form; its draft follows them. `nameOf`: what tells one from
 * another.
 */
export function useFollowedUploads<Stored>(
  { items }: Pick<Uploads<Stored>, 'items'>,
  drafted: readonly Stored[],
  { nameOf, onChange }: { nameOf: (stored: Stored) => unknown; onChange: (now: Stored[]) => void },
): void {
  const follow = useEffectEvent((now: typeof items) => {
    const next = now.flatMap((item) => (item.state === 'done' ? [item.stored] : []));
    const names = (stored: readonly Stored[]) => JSON.stringify(stored.map(nameOf));
    if (names(next) !== names(drafted)) onChange(next);
  });
  useEffect(() => follow(items), [items]);
}
