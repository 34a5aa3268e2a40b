import { useId, type ReactNode } from 'react';
import styles from '../settings-page.module.css';
import type { TabForm } from './use-tab-form';

/** What every section of a form receives. */
export interface SectionProps<Draft extends object> {
  form: TabForm<Draft>;
  /** Set for accounts that may only look. */
  disabledReason: string | undefined;
}

/** A headed card of a form. */
export function Section({
  title,
  help,
  children,
}: {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}
