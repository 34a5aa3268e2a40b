import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button';
import { CheckIcon, WarningIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './work-line.module.css';
import { cancelText, retryText } from '../words';

export interface WorkLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What runs: 엑셀 파일 만드는 중, or the file's name. */
  label: ReactNode;
  /** `running` may know how far it is; `failed` says why in `detail`. */
  state: 'running' | 'done' | 'failed';
  /** 0 to 1; without it, it only shows that something moves. */
  progress?: number | undefined;
  /** How far it is in words, or what went wrong: 320 / 1,000명. */
  detail?: ReactNode;
  /** Text of the button that stops it. */
  cancelLabel?: string;
  /** Stops it; only while it runs. */
  onCancel?: (() => void) | undefined;
  /** Text of the button after a failure. */
  retryLabel?: string;
  /** Starts it again; offered only after a failure. */
  onRetry?: (() => void) | undefined;
}

/** One piece of long work: how far it is, and the way to stop it or try again. */
export function WorkLine({
  label,
  state,
  progress,
  detail,
  cancelLabel = cancelText,
  onCancel,
  retryLabel = retryText,
  onRetry,
  className,
  ...rest
}: WorkLineProps) {
  const id = useId();
  return (
    <div {...rest} data-state={state} className={cx(styles.line, className)}>
      <p id={id} className={styles.label}>
        {state === 'done' && <CheckIcon size="1em" />}
        {state === 'failed' && <WarningIcon size="1em" />}
        {label}
      </p>
      <p className={styles.detail} aria-live="polite">
        {detail}
      </p>
      {state === 'running' && onCancel && (
        <Button size="dense" variant="text" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
      {state === 'failed' && onRetry && (
        <Button size="dense" variant="text" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {state === 'running' && (
        <progress aria-labelledby={id} className={styles.bar} max={1} value={progress} />
      )}
    </div>
  );
}
