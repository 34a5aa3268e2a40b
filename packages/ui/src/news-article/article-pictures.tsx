import styles from './news-article.module.css';
import { NewsPicture, type ArticlePicture } from './news-picture';

export interface ArticlePicturesProps {
  /** In the order in which they are read. */
  pictures: readonly ArticlePicture[];
  /** In place of a picture that does not come: 사진을 불러오지 못했어요. */
  failedText: string;
  /**
   * How many pictures load at once; the others load when they come near. 0 if they are below the
   * text.
   */
  eager?: number;
}

/** Pictures of a text, one below the other; each has its place before it comes. */
export const ArticlePictures = ({ pictures, failedText, eager = 0 }: ArticlePicturesProps) => (
  <div className={styles.pictures}>
    {pictures.map((picture, index) => (
      <NewsPicture
        key={`${index} ${picture.url}`}
        picture={picture}
        failedText={failedText}
        lazy={index >= eager}
      />
    ))}
  </div>
);
