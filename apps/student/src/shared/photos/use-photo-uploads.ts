import { ApiError, errorText } from '@academy/api-client';
import { shrinkPicture, usePrivatePictures, type PrivatePicture } from '@academy/app-kit/pictures';
import { ATTACHMENTS_LIMIT, type Attachment } from '@academy/domain/attachments';
import {
  decidePicture,
  keptPictureSize,
  PICTURE_HEAD_BYTES,
  pictureRefusalText,
} from '@academy/domain/pictures';
import type { PhotoItem } from '@academy/ui/photo-field';
import { useRef, useState } from 'react';
import { attachmentsApi, loadAttachment } from './attachments-api';
import { photoTexts as texts } from './photo-texts';

/** `of`: the form that it was chosen in. */
type Upload = { id: string; of: string; file: File } & (
  | { state: 'running' }
  | { state: 'failed'; problem: string; final: boolean }
);

let count = 0;
const newUpload = (of: string, file: File): Upload => ({
  id: `upload-${(count += 1)}`,
  of,
  file,
  state: 'running',
});

/** Sends one photo, made small first. Rejects with what the student reads. */
async function send(file: File, signal: AbortSignal): Promise<Attachment> {
  const body = await shrinkPicture(file, keptPictureSize);
  const head = new Uint8Array(await body.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  const decision = decidePicture(head, body.size);
  if (!decision.allowed) throw new NotTaken(pictureRefusalText(decision.reason));
  return attachmentsApi.uploadAttachment({ body, signal });
}

/** A file that is not an accepted photo, by our check or the server's. */
class NotTaken extends Error {}

const problemOf = (error: unknown): { problem: string; final: boolean } =>
  error instanceof NotTaken
    ? { problem: error.message, final: true }
    : {
        problem: errorText(error, texts.failed),
        final: error instanceof ApiError && [413, 415, 422].includes(error.status ?? 0),
      };

const keptItem = ({ id }: Attachment, index: number, picture?: PrivatePicture): PhotoItem => ({
  id,
  name: texts.name(index + 1),
  state: 'kept',
  url: picture?.url,
  ...(picture?.problem !== undefined && { problem: texts.problems[picture.problem] }),
});

const uploadItem = ({ file, of: _of, ...upload }: Upload): PhotoItem => ({
  ...upload,
  name: file.name,
});

interface Options {
  /** What the form is about: of several that share the sheet each has its own uploads. */
  of: string;
  kept: readonly Attachment[];
  open: boolean;
  onChange: (change: (had: readonly Attachment[]) => readonly Attachment[]) => void;
}

/**
 * The photos of a form: those that are kept, and those on their way. What was uploaded is the
 * draft's; a photo that failed is named, and the form keeps everything else.
 */
export function usePhotoUploads({ of, kept, open, onChange }: Options) {
  const [started, setUploads] = useState<readonly Upload[]>([]);
  const uploads = started.filter((upload) => upload.of === of);
  const running = useRef(new Map<string, AbortController>());
  const pictures = usePrivatePictures(open ? kept.map(({ id }) => id) : [], loadAttachment);
  const gone = kept.some(({ id }) => pictures.get(id)?.problem === 'gone');
  const room = ATTACHMENTS_LIMIT - kept.length - uploads.length;

  /** One after the other: they keep their order, and a phone draws one large picture at a time. */
  async function startAll(wanted: readonly Upload[]): Promise<void> {
    for (const { id } of wanted) running.current.set(id, new AbortController());
    for (const upload of wanted) await start(upload);
  }

  async function start(upload: Upload): Promise<void> {
    const { id, file } = upload;
    const control = running.current.get(id);
    // Taken out before its turn.
    if (!control) return;
    const change = (to: readonly Upload[]) => (all: readonly Upload[]) =>
      all.flatMap((other) => (other.id === id ? to : [other]));
    setUploads(change([{ ...upload, state: 'running' }]));
    try {
      const attachment = await send(file, control.signal);
      if (control.signal.aborted) return;
      onChange((had) => [...had, attachment]);
      setUploads(change([]));
    } catch (error) {
      if (!control.signal.aborted)
        setUploads(change([{ ...upload, state: 'failed', ...problemOf(error) }]));
    } finally {
      running.current.delete(id);
    }
  }

  const blockedBy = (state: Upload['state']) => uploads.some((upload) => upload.state === state);
  return {
    items: [
      ...kept.map((attachment, index) => keptItem(attachment, index, pictures.get(attachment.id))),
      ...uploads.map(uploadItem),
    ],
    /** Why the form cannot be sent yet. */
    blocked: blockedBy('running')
      ? texts.uploading
      : blockedBy('failed') || gone
        ? texts.fixUploads
        : undefined,
    full: room <= 0,
    add(files: readonly File[]): void {
      const added = files.slice(0, Math.max(0, room)).map((file) => newUpload(of, file));
      setUploads((all) => [...all, ...added]);
      void startAll(added);
    },
    retry(id: string): void {
      const upload = uploads.find((one) => one.id === id);
      if (upload) void startAll([upload]);
    },
    remove(id: string): void {
      running.current.get(id)?.abort();
      running.current.delete(id);
      setUploads((all) => all.filter((upload) => upload.id !== id));
      if (kept.some((attachment) => attachment.id === id))
        onChange((had) => had.filter((attachment) => attachment.id !== id));
    },
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
