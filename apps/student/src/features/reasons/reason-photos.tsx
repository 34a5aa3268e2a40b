import { usePrivatePictures } from '@academy/app-kit/pictures';
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
  const pictures = usePrivatePictures(
    attachments.map(({ id }) => id),
    loadAttachment,
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
