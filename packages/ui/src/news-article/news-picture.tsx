import { useState } from 'react';
import styles from './news-article.module.css';

export interface ArticlePicture {
  /** Address of the picture. */
  url: string;
  /** Text alternative. */
  alt: string;
  /** Width in px; with `height` it keeps the picture's place while it loads. 0: unknown. */
  width: number;
  /** Height in px; 0: unknown. */
  height: number;
}

interface Props {
  picture: ArticlePicture;
  /** 사진을 불러오지 못했어요. */
  failedText: string;
  /** Below the first screen: loaded when it comes near. */
  lazy: boolean;
}

/** One picture over the whole width. Pinching zooms as everywhere in the browser. */
export function NewsPicture({ picture: { url, alt, width, height }, failedText, lazy }: Props) {
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState(false);
  if (failed) return <p className={styles.pictureFailed}>{failedText}</p>;
  return (
    <img
      className={styles.picture}
      data-loaded={loaded || undefined}
      src={url}
      crossOrigin="anonymous"
      alt={alt}
      loading={lazy ? 'lazy' : undefined}
      {...(width > 0 && height > 0 && { width, height })}
      onLoad={() => setLoaded(true)}
      onError={() => setFailed(true)}
    />
  );
}
