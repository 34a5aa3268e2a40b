import { Link } from 'react-router-dom';
import styles from './student-drawer.module.css';

export interface Fact {
  id: string;
  text: string;
  /** A second line: when, by whom. */
  note: string;
  voided?: boolean;
  /** Where it can be worked on. */
  to?: string | undefined;
}

/** A titled list of what happened, or the sentence that nothing did. */
export function FactList({
  title,
  facts,
  empty,
}: {
  title: string;
  facts: readonly Fact[];
  empty: string;
}) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {facts.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul className={styles.list}>
        {facts.map(({ id, text, note, voided, to }) => (
          <li key={id} className={styles.item}>
            <span className={voided ? styles.voided : undefined}>
              {to === undefined ? text : <Link to={to}>{text}</Link>}
            </span>
            <span className={styles.when}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
