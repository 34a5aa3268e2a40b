import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { filledClass } from '../internal/series-class';
import type { Meaning } from '../meaning';
import styles from './share-bar.module.css';

export interface SharePart {
  /** Of its own among the parts. */
  id: string;
  /** 현장 */
  label: string;
  /** How much of the whole. */
  value: number;
  /** Where it has a colour everywhere: 미입금. */
  meaning?: Meaning;
  /** What is left over, drawn as the empty rest: 남은 자리. */
  rest?: boolean;
}

export interface ShareBarProps extends Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** What is divided: 현장 좌석. */
  label: string;
  /** What it says, in a sentence: 40석 중 38석. */
  answer?: ReactNode;
  /** From left to right, at most three and a rest; what is zero is left out. */
  parts: readonly SharePart[];
  /** A value as people read it: 38석. */
  format: (value: number) => string;
}

/** One whole and its parts: a bar, and beneath it every part in words. */
export function ShareBar({ label, answer, parts, format, className, ...rest }: ShareBarProps) {
  const shown = parts.map((part, at) => ({ ...part, at })).filter(({ value }) => value > 0);
  return (
    <figure {...rest} aria-label={label} className={cx(styles.share, className)}>
      {answer !== undefined && <figcaption className={styles.answer}>{answer}</figcaption>}
      <div className={styles.bar} aria-hidden="true">
        {shown.map((part) => (
          <span
            key={part.id}
            data-series={part.at}
            className={part.rest ? styles.rest : filledClass(part)}
            style={{ flexGrow: part.value }}
          />
        ))}
      </div>
      <ul className={styles.words}>
        {shown.map((part) => (
          <li key={part.id} className={styles.word}>
            <span
              data-series={part.at}
              aria-hidden="true"
              className={cx(styles.swatch, part.rest ? styles.rest : filledClass(part))}
            />
            {part.label} <span className={styles.value}>{format(part.value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
