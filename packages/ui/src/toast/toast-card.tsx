import { useRef } from 'react';
import { CloseIcon } from '../icon';
import { cx } from '../internal/cx';
import type { Toast } from './toast-store';
import styles from './toast.module.css';
import { useTimeToRead } from './use-time-to-read';

interface Props {
  toast: Toast;
  closeLabel: string;
  onDismiss: () => void;
}

/** Six seconds to read it and to take it back. */
const DURATION = 6000;

export function ToastCard({ toast, closeLabel, onDismiss }: Props) {
  const cardRef = useRef<HTMLLIElement>(null);
  useTimeToRead(cardRef, toast.durationMs ?? DURATION, onDismiss);

  return (
    <li ref={cardRef} className={cx(styles.toast, styles[toast.tone ?? 'neutral'])}>
      <span className={styles.text}>{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss();
            toast.undo?.run();
          }}
        >
          {toast.undo.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </li>
  );
}
