import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Stack } from '../layout';
import styles from './key-value-list.module.css';

export interface KeyValue {
  /** 예금주, 입금 기간 … */
  label: string;
  /**
   * The finished fact: `108,000원`, `11월 1일 (일) ~ 11월 10일 (화)`; may hold a Badge or a CopyButton.
   */
  value: ReactNode;
  /** Bold and larger: the line everything comes down to (합계). */
  strong?: boolean;
}

export interface KeyValueListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts in reading order; every label once. */
  items: readonly KeyValue[];
  /**
   * `ends`: values at the end of the line, figures under each other. `columns`: small, values
   * beside short names, for words on a card.
   */
  look?: 'ends' | 'columns';
}

/** Facts with their names. */
export function KeyValueList({ items, look = 'ends', className, ...rest }: KeyValueListProps) {
  return (
    <Stack {...rest} as="dl" gap={8} className={cx(styles[look], className)}>
      {items.map(({ label, value, strong }) => (
        <div key={label} className={cx(styles.row, strong && styles.strong)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}
