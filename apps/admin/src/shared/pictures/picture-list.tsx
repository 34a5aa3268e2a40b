import { PICTURE_ALT_LIMIT } from '@academy/domain/pictures';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { TextField } from '@academy/ui/text-field';
import { Card, Row } from '@academy/ui/layout';
import { UploadLine } from '../uploads/upload-line';
import styles from './picture-list.module.css';
import { picturesTexts as texts } from './pictures-texts';
import type { Pictures } from './use-pictures';

interface Props {
  pictures: Pictures;
  disabledReason: string | undefined;
}

/**
 * The pictures in the order in which students see them, each with its words and the way to another
 * place.
 */
export function PictureList({ pictures, disabledReason }: Props) {
  const { items } = pictures;
  if (items.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={texts.order}>
      {items.map((item, index) => {
        const number = index + 1;
        return (
          <Card as="li" key={item.id} gap={8} padding={12} className={styles.item}>
            {item.state === 'done' ? (
              <>
                <img
                  className={styles.picture}
                  src={item.stored.url}
                  crossOrigin="anonymous"
                  alt={item.stored.alt || texts.pictureNumber(number)}
                />
                <TextField
                  label={`${texts.alt} ${number}`}
                  hint={index === 0 ? texts.altHint : undefined}
                  value={item.stored.alt}
                  maxLength={PICTURE_ALT_LIMIT}
                  disabledReason={disabledReason}
                  onValueChange={(alt) => pictures.describe(item.id, alt)}
                  autoComplete="off"
                />
                <Row gap={4} justify="between" wrap={false}>
                  <IconButton
                    label={texts.earlier(number)}
                    disabledReason={disabledReason ?? (index === 0 ? texts.isFirst : undefined)}
                    onClick={() => pictures.move(item.id, -1)}
                  >
                    <ChevronLeftIcon />
                  </IconButton>
                  <IconButton
                    label={texts.later(number)}
                    disabledReason={
                      disabledReason ?? (number === items.length ? texts.isLast : undefined)
                    }
                    onClick={() => pictures.move(item.id, 1)}
                  >
                    <ChevronRightIcon />
                  </IconButton>
                  <IconButton
                    label={texts.removePicture(number)}
                    disabledReason={disabledReason}
                    onClick={() => pictures.remove(item.id)}
                  >
                    <TrashIcon />
                  </IconButton>
                </Row>
              </>
            ) : (
              <UploadLine item={item} uploads={pictures} />
            )}
          </Card>
        );
      })}
    </ol>
  );
}
