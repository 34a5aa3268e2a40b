import type { ComponentProps } from 'react';
import { cx } from '../internal/cx';
import type { SaveState } from './save-state';
import styles from './save-status.module.css';
import { useSettled } from './use-settled';

export interface SaveStatusProps extends Omit<ComponentProps<'output'>, 'children' | 'role'> {
  /** `saved` only after a 2xx for the newest change. */
  state: SaveState;
  /** Finished texts: 저장 중… / 저장됨 14:03 / 저장하지 못했어요 / 오프라인 · 변경 3건 대기. */
  texts: Record<Exclude<SaveState, 'idle'>, string>;
  /** Offered after a failure. */
  onRetry?: (() => void) | undefined;
  /** Text of the button after a failure. */
  retryLabel?: string;
}

/** Whether what is on the screen is stored: a pill that never says more than is true. */
export function SaveStatus({
  state,
  texts,
  onRetry,
  retryLabel = '다시 시도',
  className,
  ...rest
}: SaveStatusProps) {
  const shown = useSettled(state);
  return (
    <output {...rest} className={cx(styles.status, styles[shown], className)} data-state={shown}>
      {shown !== 'idle' && (
        <>
          <span className={styles.mark} aria-hidden="true" />
          <span>{texts[shown]}</span>
          {shown === 'failed' && onRetry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {retryLabel}
            </button>
          )}
        </>
      )}
    </output>
  );
}
