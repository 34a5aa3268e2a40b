import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Button, buttonClassName } from '../button';
import { Dialog } from '../dialog';
import { EmptyState } from '../empty-state';
import { cx } from '../internal/cx';
import { Row } from '../layout';
import styles from './photo-strip.module.css';
import { PhotoTile, type Photo } from './photo-tile';

export interface PhotoStripProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Name of the list: 증빙 사진 3장. */
  label: string;
  /** In their order, as far as each has come. */
  photos: readonly Photo[];
  /** What its parts say. */
  texts: {
    /** 앞 사진 and 다음 사진, and why there is none. */
    previous: string;
    next: string;
    isFirst: string;
    isLast: string;
    /** Text of the link that keeps the large picture: 저장. */
    save: string;
    /** While it is on its way. */
    waiting: string;
  };
  /** Name of the file that saving the first, second … makes. */
  fileName: (number: number) => string;
}

interface LargeProps extends Pick<PhotoStripProps, 'photos' | 'texts' | 'fileName'> {
  at: number | undefined;
  onGo: (at: number | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo as large as the screen; the arrow keys lead to its neighbours, Esc closes it. */
function LargePhoto({ photos, texts, fileName, at, onGo }: LargeProps) {
  const photo = at === undefined ? undefined : photos[at];
  const go = (by: number) => {
    const to = (at ?? 0) + by;
    if (photos[to]) onGo(to);
  };
  function onKeyDown(event: KeyboardEvent) {
    // What opened it may have letters of its own: they are not for this picture.
    event.stopPropagation();
    const by = STEPS[event.key];
    if (by !== undefined) go(by);
  }
  return (
    <Dialog
      open={photo !== undefined}
      size="l"
      title={photo?.name ?? ''}
      onClose={() => onGo(undefined)}
      onKeyDown={onKeyDown}
      footer={
        <Row gap={8} justify="end">
          {photos.length > 1 && (
            <>
              <Button disabledReason={at === 0 ? texts.isFirst : undefined} onClick={() => go(-1)}>
                {texts.previous}
              </Button>
              <Button
                disabledReason={at === photos.length - 1 ? texts.isLast : undefined}
                onClick={() => go(1)}
              >
                {texts.next}
              </Button>
            </>
          )}
          {photo?.url !== undefined && (
            <a
              className={buttonClassName({ variant: 'secondary' })}
              href={photo.url}
              download={fileName((at ?? 0) + 1)}
            >
              {texts.save}
            </a>
          )}
        </Row>
      }
    >
      {photo?.url === undefined ? (
        <EmptyState title={photo?.problem ?? texts.waiting} />
      ) : (
        <img className={styles.large} src={photo.url} alt={photo.name} />
      )}
    </Dialog>
  );
}

/** Photos in a row of small squares; a press shows one large, with a link to keep it. */
export function PhotoStrip({
  label,
  photos,
  texts,
  fileName,
  className,
  ...rest
}: PhotoStripProps) {
  const [at, setAt] = useState<number>();
  return (
    <>
      <ul {...rest} aria-label={label} className={cx(styles.strip, className)}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.open}
              aria-label={photo.name}
              onClick={() => setAt(index)}
            >
              <PhotoTile photo={photo} />
            </button>
          </li>
        ))}
      </ul>
      <LargePhoto photos={photos} texts={texts} fileName={fileName} at={at} onGo={setAt} />
    </>
  );
}
