import { usePrivatePhotos } from '@academy/app-kit/pictures';
import type { AbsenceReason } from '@academy/domain/reasons';
import { PhotoStrip } from '@academy/ui/photo-strip';
import { loadAttachment } from './reasons-queries';
import { photoTexts as texts } from './reasons-texts';

/** The photos that were handed in with a reason. */
export function ReasonPhotos({
  reason: { attachments, receiptNumber },
}: {
  reason: AbsenceReason;
}) {
  const photos = usePrivatePhotos(
    attachments.map(({ id }) => id),
    loadAttachment,
    texts,
  );
  return (
    <PhotoStrip
      label={texts.of(attachments.length)}
      photos={photos}
      texts={texts}
      fileName={(number) => texts.fileName(receiptNumber, number)}
    />
  );
}
