import { usePrivatePhotos } from '@academy/app-kit/pictures';
import type { AttachmentId } from '@academy/domain/ids';
import type { AbsenceReason } from '@academy/domain/reasons';
import type { ReportedAbsence } from '@academy/domain/schedule';
import { PhotoStrip } from '@academy/ui/photo-strip';
import { api } from './api';
import { useManager } from './session/use-manager';
import { photoTexts as texts } from './texts/photo-texts';

const load = async (attachmentId: AttachmentId, signal: AbortSignal): Promise<Blob> =>
  (await api.readAttachment({ params: { attachmentId }, signal })).blob;

type Pictured = Pick<AbsenceReason, 'attachments' | 'receiptNumber'>;

function Photos({ reason: { attachments, receiptNumber } }: { reason: Pictured }) {
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
      fileName={(number) => texts.fileName(receiptNumber, number)}
    />
  );
}

/**
 * The photos that a student handed in with a reason; nothing where there are none. They are fetched
 * when this is on the screen, and the server writes down that they were seen.
 */
export const ReasonPhotos = ({ reason }: { reason: Pictured }) =>
  reason.attachments.length === 0 ? null : <Photos reason={reason} />;

/** The same of what was told for a day, for whoever may see it. */
export function ToldPhotos({ told }: { told: readonly ReportedAbsence[] }) {
  const { can } = useManager();
  if (!can('attendance.read')) return null;
  return told.map(({ source, id, attachments = [] }) => (
    <ReasonPhotos key={`${source} ${id}`} reason={{ attachments, receiptNumber: id }} />
  ));
}
