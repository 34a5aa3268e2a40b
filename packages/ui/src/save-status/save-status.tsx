import { type ComponentProps, useEffect, useState } from 'react';
import { cx } from '../internal/cx';
import type { SaveState } from './save-state';
import styles from './save-status.module.css';
import { retryText } from '../words';

/** A save quicker than this (ms) goes by without a flicker of 저장 중…. */
const QUIET = 300;

/** The state to show: all at once, except `saving`, which waits while the previous one stays. */
function useSettled(state: SaveState): SaveState {
  const [shown, setShown] = useState(state);
  if (state !== 'saving' && shown !== state) setShown(state);
  useEffect(() => {
    if (state !== 'saving') return;
    const timer = setTimeout(() => setShown('saving'), QUIET);
    return () => clearTimeout(timer);
  }, [state]);
  return shown;
}

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
  retryLabel = retryText,
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
