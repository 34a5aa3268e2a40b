import textStyles from '@academy/ui/styles/text.module.css';
import type { Academy } from '@academy/domain/settings';
import { AcademyLogo } from '@academy/ui/academy-logo';
import { useId, type ReactNode } from 'react';
import styles from './entry-page.module.css';
import { messages } from '../texts/messages';

interface Props {
  title: string;
  /** Undefined until it is known. */
  academy: Pick<Academy, 'name' | 'logo'> | undefined;
  children: ReactNode;
}

/** A card in the middle of an empty page, before a login: login, signup, a new password. */
export function EntryPage({ title, academy, children }: Props) {
  const titleId = useId();
  const name = academy?.name || messages.appName;
  return (
    <main className={styles.page}>
      <title>{`${title} · ${name}`}</title>
      <section className={styles.card} aria-labelledby={titleId}>
        <p className={styles.brand}>
          <AcademyLogo logo={academy?.logo} name={name} named>
            <img src="/favicon.svg" alt="" width="32" height="32" />
            {name}
          </AcademyLogo>
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
  <p className={textStyles.help}>{children}</p>
);
