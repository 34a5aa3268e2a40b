import { createContext, use, useLayoutEffect } from 'react';
import { CloseIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './filter-bar.module.css';

/**
 * A condition is drawn twice: as a control in the panel of conditions, and while it is in use as a
 * chip below the bar. `count` counts the chips.
 */
interface Drawing {
  as: 'control' | 'chip';
  count: (by: number) => void;
}

export const ConditionContext = createContext<Drawing | null>(null);

/** Where the condition is drawn; null outside of a bar. */
export const useConditionPlace = () => use(ConditionContext)?.as ?? null;

interface Props {
  /** 학년: 고1, 고3 +1 */
  text: string;
  onRemove: () => void;
}

/** A condition in use; a press takes it away. */
export function ConditionChip({ text, onRemove }: Props) {
  const count = use(ConditionContext)?.count;
  useLayoutEffect(() => {
    count?.(1);
    return () => count?.(-1);
  }, [count]);
  return (
    <button
      type="button"
      aria-pressed="true"
      data-chip
      className={cx(styles.chip, styles.on)}
      onClick={onRemove}
    >
      {text}
      <CloseIcon size="1em" />
    </button>
  );
}
