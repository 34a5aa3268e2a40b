import { useOnline } from '@academy/app-kit/device';
import { ATTACHMENTS_LIMIT } from '@academy/domain/attachments';
import { PhotoField } from '@academy/ui/photo-field';
import { photoTexts as texts, reasonsTexts } from '../reasons-texts';
import type { PhotoUploads } from './use-photo-uploads';

/** 증빙 사진 of a reason: what proves it, for the desk. */
export function ReasonPhotoField({ photos }: { photos: PhotoUploads }) {
  const offline = useOnline() ? undefined : texts.offline;
  return (
    <PhotoField
      label={texts.label}
      hint={texts.hint(ATTACHMENTS_LIMIT)}
      pickLabel={texts.pick}
      items={photos.items}
      texts={{ ...texts, retry: reasonsTexts.retry }}
      disabledReason={offline ?? (photos.full ? texts.full(ATTACHMENTS_LIMIT) : undefined)}
      lockedReason={offline}
      onFiles={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
    />
  );
}
