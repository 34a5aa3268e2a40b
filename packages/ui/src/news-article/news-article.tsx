import type { ComponentProps } from 'react';
import { cx } from '../internal/cx';
import { ArticleFiles, type ArticleFile } from './article-files';
import { ArticlePictures } from './article-pictures';
import styles from './news-article.module.css';
import type { ArticlePicture } from './news-picture';

export interface NewsArticleProps extends Omit<
  ComponentProps<'article'>,
  'title' | 'content' | 'children'
> {
  /** The heading: 11월 식단표. */
  title: string;
  /** 11월 20일 (금) */
  date: string;
  /** The same moment for machines, an ISO instant or `YYYY-MM-DD`. */
  dateTime: string;
  /** Plain text; its line breaks stay. */
  content: string;
  /**
   * In the order in which they are read; the first is loaded at once, the others when they come
   * near.
   */
  pictures: readonly ArticlePicture[];
  /** In place of a picture that does not come: 사진을 불러오지 못했어요. */
  failedText: string;
  /** Below the text, each to be saved. */
  files?: readonly ArticleFile[];
  /** What their list is called: 첨부 파일. */
  filesLabel?: string;
}

/**
 * A notice as students read it, and as managers preview it: the pictures first, because they are
 * the menu; then title, date and text, and files to save.
 */
export function NewsArticle({
  title,
  date,
  dateTime,
  content,
  pictures,
  failedText,
  files = [],
  filesLabel = '첨부 파일',
  className,
  ...rest
}: NewsArticleProps) {
  return (
    <article {...rest} className={cx(styles.article, className)}>
      {pictures.length > 0 && (
        <ArticlePictures pictures={pictures} failedText={failedText} eager={1} />
      )}
      <h3 className={styles.title}>{title}</h3>
      <time className={styles.date} dateTime={dateTime}>
        {date}
      </time>
      <p className={styles.content}>{content}</p>
      {files.length > 0 && <ArticleFiles files={files} label={filesLabel} />}
    </article>
  );
}
