import { decideLogo, isLogoRefusal, managersLogoText } from '@academy/domain/pictures';
import type { StoredLogo } from '@academy/domain/settings';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api';
import { sendPicture } from '../../../shared/pictures/send-picture';
import { logoTexts as texts } from './logo-texts';

type Upload = { file: File } & (
  | { state: 'running'; progress: number | undefined }
  /** `final`: trying the same file again would not help. */
  | { state: 'failed'; text: string; final: boolean }
);

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
    const show = (progress?: number) => setUpload({ file, state: 'running', progress });
    show();
    const sent = await sendPicture({
      file,
      signal: control.signal,
      decide: decideLogo,
      reasonText: managersLogoText,
      isReason: isLogoRefusal,
      send: api.uploadLogo,
      onSent: show,
      failedText: texts.failed,
    });
    if (!sent) return;
    setUpload('stored' in sent ? undefined : { file, state: 'failed', ...sent });
    if ('stored' in sent) onUploaded(sent.stored);
  }

  return { upload, start: (file: File) => void start(file), stop };
}
