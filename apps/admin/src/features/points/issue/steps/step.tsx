import textStyles from '@academy/ui/styles/text.module.css';
import { Row } from '@academy/ui/layout';
import { useId, type ReactNode } from 'react';
import styles from './step.module.css';

/** One of the three steps, from left to right. */
export function Step({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <Row as="header" gap={8} align="baseline" justify="between" wrap={false}>
        <h2 id={id} className={textStyles.title}>
          {title}
        </h2>
        {/* Always there: what is put into it later is announced. */}
        <span className={textStyles.figures} aria-live="polite">
          {note}
        </span>
      </Row>
      {children}
    </section>
  );
}
