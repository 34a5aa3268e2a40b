import type { ReactNode } from 'react';
import { applicationsTexts as texts } from '../applications-texts';
import styles from '../applications-paper.module.css';

interface Props {
  name: keyof typeof texts.sections;
  heads: readonly string[];
  /** Rows; with none the table says so. */
  children: readonly ReactNode[];
}

/** One kind of application as a table with its name above it. */
export function PaperTable({ name, heads, children }: Props) {
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{texts.sections[name]}</h3>
      {children.length === 0 ? (
        <p>{texts.empty[name]}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}

/** A state, and the manager's reason for a no. */
export const stateText = (state: string, rejectReason: string | null): string =>
  rejectReason === null ? state : `${state} (${rejectReason})`;
