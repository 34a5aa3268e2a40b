import type { ReactNode } from 'react';
import styles from './label-sheet.module.css';
import { pagesOf } from './pages-of';

export interface PaperLabel {
  id: string;
  /** The small lines above and below the name; their parts are at either end. */
  top: ReactNode;
  name: string;
  foot: ReactNode;
}

/** Three labels of 63.5 × 33.9 mm beside each other and eight below (Formtec 3108, Avery L7159). */
const ON_A_PAGE = 24;

/** Label paper of 24 labels, for `<PrintSheet bare>`. */
export function LabelSheet({ labels }: { labels: readonly PaperLabel[] }) {
  return pagesOf(labels, ON_A_PAGE).map((page, at) => (
    <ul key={at} className={styles.page}>
      {page.map(({ id, top, name, foot }) => (
        <li key={id} className={styles.label}>
          <p className={styles.top}>{top}</p>
          <p className={styles.name}>{name}</p>
          <p className={styles.foot}>{foot}</p>
        </li>
      ))}
    </ul>
  ));
}
