import type { ComponentProps } from 'react';
import { cx } from '../internal/cx';
import styles from './news-article.module.css';
import { NewsPicture, type ArticlePicture } from './news-picture';

export interface NewsArticleProps extends Omit<ComponentProps<'article'>, 'title' | 'content' | 'children'> {
  title: string;
  /** 11월 20일 (금) */
  date: string;
  dateTime: string;
  /** Plain text; its line breaks stay. */
  content: string;
  pictures: readonly ArticlePicture[];
  /** In place of a picture that does not come: 사진을 불러오지 못했어요. */
  failedText: string;
}

/** A notice as students read it, and as managers preview it: the pictures first, because they are the menu; then title, date and text. */
export function NewsArticle({ title, date, dateTime, content, pictures, failedText, className, ...rest }: NewsArticleProps) {
  return (
    <article {...rest} className={cx(styles.article, className)}>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => <NewsPicture key={`${index} ${picture.url}`} picture={picture} failedText={failedText} lazy={index > 0} />)}
        </div>
      )}
      <h3 className={styles.title}>{title}</h3>
      <time className={styles.date} dateTime={dateTime}>
        {date}
      </time>
      <p className={styles.content}>{content}</p>
    </article>
  );
}
