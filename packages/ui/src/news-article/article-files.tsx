import { DownloadIcon } from '../icon';
import styles from './news-article.module.css';

export interface ArticleFile {
  /** Address that downloads it. */
  url: string;
  /** The name under which it is saved: 설명회 안내.pdf */
  name: string;
  /** 1.2MB */
  size: string;
}

interface Props {
  files: readonly ArticleFile[];
  /** What the list is called: 첨부 파일. */
  label: string;
}

/** Files that go with a text; a press saves one. */
export const ArticleFiles = ({ files, label }: Props) => (
  <ul className={styles.files} aria-label={label}>
    {files.map(({ url, name, size }, index) => (
      <li key={`${index} ${url}`}>
        <a className={styles.file} href={url} download={name}>
          <DownloadIcon />
          <span className={styles.fileName}>{name}</span>
          <span className={styles.fileSize}>{size}</span>
        </a>
      </li>
    ))}
  </ul>
);
