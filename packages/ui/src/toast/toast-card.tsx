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

export function ToastCard({ toast, closeLabel, onDismiss }: Props) {
  const cardRef = useRef<HTMLLIElement>(null);
  useTimeToRead(cardRef, toast, onDismiss);

  return (
    <li ref={cardRef} className={cx(styles.toast, styles[toast.tone ?? 'neutral'])}>
      {/* A new node per message, so that a repeated text is announced again. */}
      <span key={toast.id} className={styles.text}>
        {toast.text}
      </span>
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
