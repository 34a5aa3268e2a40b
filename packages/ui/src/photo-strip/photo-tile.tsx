import { ImageIcon, WarningIcon } from '../icon';
import styles from './photo-strip.module.css';

/** A photo as far as it has come: `url` when it is there. */
export interface Photo {
  /** Tells it from the others. */
  id: string;
  /** 증빙 사진 1: the button's name and the large picture's words. */
  name: string;
  /** Where the picture is; undefined while it is on its way or did not come. */
  url: string | undefined;
  /** Why it did not come. */
  problem?: string | undefined;
}

/** The small square of a photo: the picture, a place for it, or a sign that it did not come. */
export function PhotoTile({ photo: { url, problem } }: { photo: Photo }) {
  return (
    <span className={styles.tile} data-waiting={(url === undefined && !problem) || undefined}>
      {url === undefined ? (
        problem === undefined ? (
          <ImageIcon size={24} />
        ) : (
          <WarningIcon size={24} />
        )
      ) : (
        <img src={url} alt="" />
      )}
    </span>
  );
}
