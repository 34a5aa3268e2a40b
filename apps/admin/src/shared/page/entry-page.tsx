import { useId, type ReactNode } from 'react';
import styles from './entry-page.module.css';
import { messages } from '../messages';
import { useAcademy } from '../use-academy';

/**
 * A card in the middle of an empty page, for whoever is not inside yet: login, signup, a new
 * password.
 */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  const academy = useAcademy();
  const name = academy?.name || messages.appName;
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
