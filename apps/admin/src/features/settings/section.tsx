import { useId, type ReactNode } from 'react';
import type { LunchSettingsForm } from './use-lunch-settings-form';
import styles from './settings-page.module.css';

/** What every section of the form receives. */
export interface SectionProps {
  form: LunchSettingsForm;
  /** Set for accounts that may only look. */
  disabledReason: string | undefined;
}

/** A headed card of the form. */
export function Section({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>{title}</h2>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}
