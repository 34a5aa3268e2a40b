import { usePrivatePictures } from '@academy/app-kit/pictures';
import type { AttachmentId } from '@academy/domain/ids';
import type { AbsenceReason } from '@academy/domain/reasons';
import { PhotoStrip } from '@academy/ui/photo-strip';
import { api } from './api';
import { photoTexts as texts } from './texts/photo-texts';

const load = async (attachmentId: AttachmentId, signal: AbortSignal): Promise<Blob> =>
  (await api.readAttachment({ params: { attachmentId }, signal })).blob;

type Pictured = Pick<AbsenceReason, 'attachments' | 'receiptNumber'>;

function Photos({ reason: { attachments, receiptNumber } }: { reason: Pictured }) {
  const pictures = usePrivatePictures(
    attachments.map(({ id }) => id),
    load,
  );
  const photos = attachments.map(({ id }, index) => {
    const { url, problem } = pictures.get(id) ?? {};
    return {
      id,
      name: texts.name(index + 1),
      url,
      ...(problem !== undefined && { problem: texts.problems[problem] }),
    };
  });
  return (
    <PhotoStrip
      label={texts.of(attachments.length)}
      photos={photos}
      texts={texts}
      fileName={({ id }) =>
        texts.fileName(receiptNumber, attachments.findIndex((one) => one.id === id) + 1)
      }
    />
  );
}

/**
 * The photos that a student handed in with a reason; nothing where there are none. They are fetched
 * when this is on the screen, and the server writes down that they were seen.
 */
export const ReasonPhotos = ({ reason }: { reason: Pictured }) =>
  reason.attachments.length === 0 ? null : <Photos reason={reason} />;
