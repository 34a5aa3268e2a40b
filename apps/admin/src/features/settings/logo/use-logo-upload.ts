import { ApiError, errorText } from '@academy/api-client';
import { decideLogo, isLogoRefusal, managersLogoText } from '@academy/domain/pictures';
import type { StoredLogo } from '@academy/domain/settings';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api';
import { logoTexts as texts } from './logo-texts';

type Upload = { file: File } & (
  | { state: 'running'; progress: number | undefined }
  /** `final`: trying the same file again would not help. */
  | { state: 'failed'; text: string; final: boolean }
);

/** Enough for `pictureKind` to see what a file is. */
const HEAD_BYTES = 32;

function failureOf(error: unknown): { text: string; final: boolean } {
  const code = error instanceof ApiError ? error.code : undefined;
  return code !== undefined && isLogoRefusal(code)
    ? { text: managersLogoText(code), final: true }
    : { text: errorText(error, texts.failed), final: false };
}

/** The upload of a logo; a newer file takes the place of one on its way, leaving stops it. */
export function useLogoUpload(onUploaded: (logo: StoredLogo) => void) {
  const [upload, setUpload] = useState<Upload>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function stop() {
    running.current?.abort();
    setUpload(undefined);
  }

  async function start(file: File) {
    stop();
    const control = new AbortController();
    running.current = control;
    const show = (next: Upload | undefined) => {
      if (!control.signal.aborted) setUpload(next);
    };
    show({ file, state: 'running', progress: undefined });
    try {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      const decision = decideLogo(head, file.size);
      if (!decision.allowed)
        return show({
          file,
          state: 'failed',
          text: managersLogoText(decision.reason),
          final: true,
        });
      const logo = await api.uploadLogo({
        body: file,
        signal: control.signal,
        onProgress(at) {
          if ('sent' in at) show({ file, state: 'running', progress: at.sent ?? undefined });
        },
      });
      if (control.signal.aborted) return;
      setUpload(undefined);
      onUploaded(logo);
    } catch (error) {
      show({ file, state: 'failed', ...failureOf(error) });
    }
  }

  return { upload, start: (file: File) => void start(file), stop };
}
