import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './badge.module.css';

export type BadgeTone =
  | 'neutral'
  | 'primary'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'reward'
  | 'penalty'
  | 'lunch'
  | 'dinner';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Meaning of the tone: `warning` needs attention, `danger` needs a fix, `success` is done,
   * `neutral` is over; the others are categories.
   */
  tone?: BadgeTone;
  /** A decorative icon before the word. */
  icon?: ReactNode;
  /** The word: colour alone says nothing. */
  children: ReactNode;
}

/** A state in one word: 진행 중, 마감, 입금 확인. */
export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
