import { usePrivatePhotos } from '@academy/app-kit/pictures';
import type { Attachment } from '@academy/domain/attachments';
import { PhotoStrip } from '@academy/ui/photo-strip';
import { loadAttachment } from './attachments-api';
import { photoTexts as texts } from './photo-texts';

interface Props {
  attachments: readonly Attachment[];
  /** What the file of a photo that is kept is named after. */
  of: string;
}

/** The photos that were handed in with a reason or a schedule. */
export function AttachedPhotos({ attachments, of }: Props) {
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
      fileName={(number) => texts.fileName(of, number)}
    />
  );
}
