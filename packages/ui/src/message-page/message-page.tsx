import type { ReactNode } from 'react';
import styles from './message-page.module.css';

export interface MessagePageProps {
  /** Printed large above the title: 404. */
  code?: string;
  /** What happened, as the heading of the page. */
  title: string;
  /** What the tab of the browser says; the title when missing. */
  documentTitle?: string;
  /** What it means, in a sentence. */
  body?: string;
  /** For a place inside a page that has its own `<main>`. */
  inside?: boolean;
  /** Small print below the buttons: a number to read out. */
  note?: string;
  /** The ways out. */
  children: ReactNode;
}

/** A page that only says what happened and where to go. */
export function MessagePage({
  code,
  title,
  documentTitle = title,
  body,
  inside = false,
  note,
  children,
}: MessagePageProps) {
  const Root = inside ? 'div' : 'main';
  return (
    <Root className={styles.page}>
      <title>{documentTitle}</title>
      {code !== undefined && <p className={styles.code}>{code}</p>}
      <h1 className={styles.title}>{title}</h1>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      <div className={styles.actions}>{children}</div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Root>
  );
}
