import type { ComponentProps, Ref } from 'react';
import { useDisabledReason } from '../disabled-reason';
import { buttonClassName } from './button-class-name';
import type { ButtonLook } from './button-class-name';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Why the action cannot be taken now. The button stays visible and focusable and says so. */
  disabledReason?: string;
  /**
   * Shows a spinner in place of the label and ignores further presses; the width stays as it was.
   */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A labelled action. The label names what happens: 저장, 신청하기. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  disabledReason,
  className,
  children,
  type = 'button',
  onClick,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, {
    onClick: loading ? (event) => event.preventDefault() : onClick,
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    'aria-describedby': describedBy,
  });
  return (
    <>
      <button
        {...rest}
        {...props}
        type={type}
        aria-busy={loading || undefined}
        className={buttonClassName({ variant, size, block }, className)}
      >
        <span className={styles.label}>{children}</span>
        {loading && <span className={styles.spinner} aria-hidden="true" />}
      </button>
      {tip}
    </>
  );
}
