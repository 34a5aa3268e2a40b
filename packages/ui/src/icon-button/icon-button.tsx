import type { ComponentProps, ReactNode, Ref } from 'react';
import { useDisabledReason } from '../disabled-reason';
import { cx } from '../internal/cx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-label'
> {
  /** What the press does, for screen readers and as the browser's tooltip: 다음 달, 닫기. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * `normal` is 48 px on phones and 40 px above 900 px; `dense` 32 px, with a 44 px target for
   * fingers.
   */
  size?: 'normal' | 'dense';
  /** `outlined` draws a border, for a button on its own. */
  variant?: 'plain' | 'outlined';
  /** Why the action cannot be taken now. The button stays visible and focusable and says so. */
  disabledReason?: string;
  /** The native button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon alone. Prefer Button with a text where there is room. */
export function IconButton({
  label,
  children,
  size = 'normal',
  variant = 'plain',
  disabledReason,
  className,
  type = 'button',
  onClick,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  const own = {
    onClick,
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    'aria-describedby': describedBy,
  };
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, own);
  return (
    <>
      <button
        title={disabledReason ? undefined : label}
        {...rest}
        {...props}
        type={type}
        aria-label={label}
        className={cx(styles.button, styles[size], styles[variant], className)}
      >
        {children}
      </button>
      {tip}
    </>
  );
}
