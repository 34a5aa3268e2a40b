import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import { VisuallyHidden } from '../visually-hidden';
import styles from './field.module.css';

export interface FieldProps {
  /** The visible name of the field. */
  label: ReactNode;
  /** Keeps the label for screen readers only; use it where the place makes the meaning plain. */
  labelHidden?: boolean;
  /** Help that is always there, below the control. */
  hint?: ReactNode;
  /**
   * What is wrong and what to do; replaces the hint, marks the control invalid and is announced.
   */
  error?: ReactNode;
  /** Why the value cannot be changed now; the control stays focusable, but read-only. */
  disabledReason?: string;
  /** Keeps the reason for screen readers only; use it where one notice says it for a whole form. */
  reasonHidden?: boolean;
  /** Shown after the label, such as 선택. Required is the normal case and is not marked. */
  labelNote?: ReactNode;
  /** The element id of the control; made up when missing. */
  id?: string;
  /** Class of the whole field: label, control and help. */
  className?: string;
}

/** What the control inside a field must carry. */
export interface FieldControl {
  /** What the label points at. */
  id: string;
  /** Hint, reason or error, whichever is shown. */
  'aria-describedby': string | undefined;
  /** There is an error. */
  'aria-invalid': true | undefined;
  /** There is a reason: take no change, but keep the focus. */
  'aria-disabled': true | undefined;
}

interface Props extends FieldProps {
  /** Ids of further texts that describe the control. */
  describedBy?: string;
  /** Draws the control: spread what it gets on the real input. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then hint or error below, wired by ids: the frame of every input. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  disabledReason,
  reasonHidden,
  labelNote,
  id,
  className,
  describedBy,
  children,
}: Props) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const help = disabledReason ?? hint;
  const helpId = !error && help ? `${controlId}-help` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': [describedBy, helpId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-disabled': disabledReason ? true : undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <label className={labelHidden ? undefined : styles.label} htmlFor={controlId}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {labelNote && <span className={styles.note}>{labelNote}</span>}
      </label>
      {children(control)}
      {helpId && (
        <p id={helpId} className={reasonHidden && disabledReason ? undefined : styles.hint}>
          {reasonHidden && disabledReason ? <VisuallyHidden>{help}</VisuallyHidden> : help}
        </p>
      )}
      {/* Always mounted: a live region announces only what is put into it later. */}
      <div aria-live="polite">
        {errorId && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
