import type { NewsItem } from '@academy/domain/news';
import { formatDay, seoulDay } from '@academy/domain/time';
import { useState } from 'react';
import { newsTexts } from '../../shared/messages/news-texts';
import styles from './news-dialog.module.css';

/** The picture first, because it is the menu; then title, date and text. Pinching zooms as everywhere in the browser. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState(false);
  return (
    <article className={styles.article}>
      {item.imageUrl !== null && !failed && (
        <img
          className={styles.picture}
          data-loaded={loaded || undefined}
          src={item.imageUrl}
          alt={newsTexts.pictureOf(item.title)}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(true)}
        />
      )}
      {failed && <p className={styles.pictureFailed}>{newsTexts.pictureFailed}</p>}
      <h3 className={styles.title}>{item.title}</h3>
      <time className={styles.date} dateTime={item.publishedAt}>
        {formatDay(seoulDay(new Date(item.publishedAt)))}
      </time>
      <p className={styles.content}>{item.content}</p>
    </article>
  );
}
