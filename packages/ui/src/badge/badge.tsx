import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { toneClass, toneOf, type Meaning } from '../meaning';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it says of the thing beside it; the table of meanings gives it its tone. */
  meaning?: Meaning;
  /** A decorative icon before the word. */
  icon?: ReactNode;
  /** The word: colour alone says nothing. */
  children: ReactNode;
}

/** A state in one word: 진행 중, 마감, 입금 확인. */
export function Badge({ meaning = 'label', icon, children, className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      data-quiet={toneOf(meaning) === 'quiet' || undefined}
      className={cx(styles.badge, toneClass(meaning), className)}
    >
      {icon}
      {children}
    </span>
  );
}
