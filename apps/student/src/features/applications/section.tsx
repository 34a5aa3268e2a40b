import { buttonClassName } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { applicationsTexts as texts } from './applications-texts';
import styles from './applications-page.module.css';

interface Props {
  name: keyof typeof texts.sections;
  /** The page on which one applies for it. */
  to: string;
  /** One item each; with none the section says so. */
  children: readonly ReactNode[];
}

/** What was applied for of one kind, with the way to its page. */
export function Section({ name, to, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={`applied-${name}`}>
      <div className={styles.sectionHead}>
        <h2 id={`applied-${name}`} className={styles.sectionTitle}>
          {texts.sections[name]}
        </h2>
        <Link to={to} className={buttonClassName({ variant: 'text', size: 'dense' })}>
          {texts.go[name]}
        </Link>
      </div>
      {children.length === 0 ? (
        <p className={styles.empty}>{texts.empty[name]}</p>
      ) : (
        <Stack as="ul" gap={8}>
          {children}
        </Stack>
      )}
    </section>
  );
}
