import type { ReactNode } from 'react';
import styles from './box-group.module.css';

interface Props {
  legend: string;
  /** Sentences above the boxes; what is empty is left out. */
  help?: readonly (string | undefined)[];
  /** The names are longer than a word. */
  wide?: boolean;
  children: ReactNode;
}

/** Boxes to be ticked under one heading, side by side as they fit. */
export const BoxGroup = ({ legend, help = [], wide = false, children }: Props) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {help.map(
      (text) =>
        text && (
          <p key={text} className={styles.help}>
            {text}
          </p>
        ),
    )}
    <div className={wide ? styles.wide : styles.boxes}>{children}</div>
  </fieldset>
);
