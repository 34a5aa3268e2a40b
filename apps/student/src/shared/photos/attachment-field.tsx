import { useOnline } from '@academy/app-kit/device';
import { ATTACHMENTS_LIMIT } from '@academy/domain/attachments';
import { PhotoField } from '@academy/ui/photo-field';
import { photoTexts as texts } from './photo-texts';
import type { PhotoUploads } from './use-photo-uploads';

interface Props {
  photos: PhotoUploads;
  /** Which photos are meant, who sees them and until when. */
  hint: string;
}

/** 증빙 사진 of a form: what proves a reason or a schedule, for the desk. */
export function AttachmentField({ photos, hint }: Props) {
  const offline = useOnline() ? undefined : texts.offline;
  return (
    <PhotoField
      label={texts.label}
      hint={hint}
      pickLabel={texts.pick}
      items={photos.items}
      texts={texts}
      disabledReason={offline ?? (photos.full ? texts.full(ATTACHMENTS_LIMIT) : undefined)}
      lockedReason={offline}
      onFiles={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
    />
  );
}
