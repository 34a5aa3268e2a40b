import { useEffect, useRef, type ComponentProps } from 'react';
import { cx } from '../internal/cx';
import { useMergedRef } from '../internal/use-merged-ref';
import styles from './error-summary.module.css';

export interface FieldProblem {
  /** Element id of the field; pressing the line focuses it. */
  fieldId: string;
  /** The same sentence as below the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** 입력한 내용을 확인하세요. */
  title: string;
  /** In the order of the fields. Fewer than two show nothing. */
  problems: readonly FieldProblem[];
}

/**
 * All that is wrong with a form, above it; takes the focus when it appears or changes.
 *
 * Shows nothing for a single problem: the field itself says that.
 */
export function ErrorSummary({ title, problems, className, ref, ...rest }: ErrorSummaryProps) {
  const ownRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(ownRef, ref);
  const said = problems.map((problem) => problem.fieldId + problem.message).join();
  useEffect(() => {
    if (said) ownRef.current?.focus();
  }, [said]);
  if (problems.length < 2) return null;

  return (
    <section
      {...rest}
      ref={mergedRef}
      tabIndex={-1}
      aria-label={title}
      className={cx(styles.summary, className)}
    >
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <button
              type="button"
              className={styles.link}
              onClick={() => document.getElementById(fieldId)?.focus()}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
