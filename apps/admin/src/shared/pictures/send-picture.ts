import { ApiError, errorText, type Api } from '@academy/api-client';
import { PICTURE_HEAD_BYTES } from '@academy/domain/pictures';

type SendOptions = Parameters<Api['uploadPicture']>[0];

interface Options<Stored, Reason extends string> {
  file: File;
  signal: AbortSignal;
  decide: (
    head: Uint8Array,
    size: number,
  ) => { allowed: true } | { allowed: false; reason: Reason };
  reasonText: (reason: Reason) => string;
  /** Which of the server's codes have a text here; without it, its own words are shown. */
  isReason?: (code: string) => code is Reason;
  send: (options: SendOptions) => Promise<Stored>;
  /** Progress from 0 to 1; undefined while unknown. */
  onSent: (sent: number | undefined) => void;
  failedText: string;
}

/** What became of a file. `final`: sent again, it would not be taken either. */
type Sent<Stored> = { stored: Stored } | { text: string; final: boolean };

/**
 * Checks a file's first bytes and sends it; a file that is no picture is not sent. Never rejects; a
 * cancelled upload has no message.
 */
export async function sendPicture<Stored, Reason extends string>({
  file,
  signal,
  decide,
  reasonText,
  isReason,
  send,
  onSent,
  failedText,
}: Options<Stored, Reason>): Promise<Sent<Stored> | undefined> {
  try {
    const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
    const decision = decide(head, file.size);
    if (!decision.allowed) return { text: reasonText(decision.reason), final: true };
    const stored = await send({
      body: file,
      signal,
      onProgress(at) {
        if ('sent' in at && !signal.aborted) onSent(at.sent ?? undefined);
      },
    });
    return signal.aborted ? undefined : { stored };
  } catch (error) {
    if (signal.aborted) return undefined;
    const { code, status = 500 } =
      error instanceof ApiError && error.kind === 'response' ? error : {};
    return {
      text:
        code !== undefined && isReason?.(code) ? reasonText(code) : errorText(error, failedText),
      final: status < 500,
    };
  }
}
