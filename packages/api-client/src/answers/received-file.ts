import type { WireAnswer } from '../wire';

/** A file that the server made: to be kept under its name. */
export interface ReceivedFile {
  name: string;
  blob: Blob;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The name in `Content-Disposition`: `filename*` (RFC 8187), else `filename`. Never a path. */
export function fileNameIn(disposition: string | undefined): string | undefined {
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition ?? '');
  const name = extended === undefined ? (plain?.[1] ?? plain?.[2]) : decoded(extended.trim());
  return name?.split(/[/\\]/).at(-1)?.trim() || undefined;
}

/** The bytes of an answer as a file. `fallback` names it when the server does not. */
export const receivedFile = (
  bytes: Uint8Array,
  { header }: Pick<WireAnswer, 'header'>,
  fallback: string,
): ReceivedFile => ({
  name: fileNameIn(header('content-disposition')) ?? fallback,
  blob: new Blob([new Uint8Array(bytes)], {
    type: header('content-type') ?? 'application/octet-stream',
  }),
});
