import { usePrivatePhotos } from '@academy/app-kit/pictures';
import type { Attachment } from '@academy/domain/attachments';
import type { AttachmentId } from '@academy/domain/ids';
import type { ReportedAbsence } from '@academy/domain/schedule';
import { PhotoStrip } from '@academy/ui/photo-strip';
import { api } from './api';
import { useManager } from './session/use-manager';
import { photoTexts as texts } from './texts/photo-texts';

const load = async (attachmentId: AttachmentId, signal: AbortSignal): Promise<Blob> =>
  (await api.readAttachment({ params: { attachmentId }, signal })).blob;

interface Props {
  attachments: readonly Attachment[];
  /** What the file of a photo that is saved is named after. */
  of: string;
}

function Photos({ attachments, of }: Props) {
  const photos = usePrivatePhotos(
    attachments.map(({ id }) => id),
    load,
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

/**
 * The photos that a student handed in with a reason or a schedule; nothing where there are none.
 * They are fetched when this is on the screen, and the server writes down that they were seen.
 */
export const AttachedPhotos = (props: Props) =>
  props.attachments.length === 0 ? null : <Photos {...props} />;

/** The photos of a day's reports, with the right to see them. */
export function ReportedPhotos({ absences }: { absences: readonly ReportedAbsence[] }) {
  const { can } = useManager();
  if (!can('attendance.read')) return null;
  return absences.map(({ source, id, attachments = [] }) => (
    <AttachedPhotos key={`${source} ${id}`} attachments={attachments} of={id} />
  ));
}
