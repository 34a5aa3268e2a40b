import { useId, type ReactNode } from 'react';
import styles from './entry-page.module.css';
import { messages } from '../texts/messages';

interface Props {
  title: string;
  /** Undefined until it is known. */
  academyName: string | undefined;
  children: ReactNode;
}

/**
 * A card in the middle of an empty page, for whoever is not inside yet: login, signup, a new
 * password.
 */
export function EntryPage({ title, academyName, children }: Props) {
  const titleId = useId();
  const name = academyName || messages.appName;
  return (
    <main className={styles.page}>
      <title>{`${title} · ${name}`}</title>
      <section className={styles.card} aria-labelledby={titleId}>
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {name}
        </p>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
      </section>
    </main>
  );
}

/** A sentence below the title. */
export const EntryNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>{children}</p>
);
