import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  /** Printed large above the title: 404. */
  code?: string;
  title: string;
  body?: string;
  /** Stands inside a page that has its own `<main>`. */
  inside?: boolean;
  /** Small print below the buttons. */
  note?: string;
  /** The ways out. */
  children: ReactNode;
}

/** A page that only says what happened and where to go. */
export function MessagePage({ code, title, body, inside = false, note, children }: Props) {
  const Root = inside ? 'div' : 'main';
  return (
    <Root className={styles.page}>
      <title>{title}</title>
      {code !== undefined && <p className={styles.code}>{code}</p>}
      <h1 className={styles.title}>{title}</h1>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      <div className={styles.actions}>{children}</div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Root>
  );
}
