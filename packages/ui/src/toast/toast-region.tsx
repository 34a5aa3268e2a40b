import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../modal/open-modals';
import { ToastCard } from './toast-card';
import type { ToastStore } from './toast-store';
import styles from './toast.module.css';
import { useUndoShortcut } from './use-undo-shortcut';
import { closeText } from '../words';

export interface ToastRegionProps {
  /** The app's one queue of messages. */
  store: ToastStore;
  /** Accessible name of the region. */
  label?: string;
  /** Name of the × button of every message. */
  closeLabel?: string;
  /** How many are shown at once; the others wait their turn. */
  limit?: number;
}

/**
 * Where toasts appear: above the tab bar, in a polite live region that is there before they are.
 * Render it once, in the shell.
 *
 * A modal dialog makes the rest of the page inert and silent, so the region moves into the dialog
 * on top.
 */
export function ToastRegion({
  store,
  label = '알림',
  closeLabel = closeText,
  limit = 2,
}: ToastRegionProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const modal = useTopModal();
  useUndoShortcut(store);

  return createPortal(
    <section aria-label={label} className={styles.region}>
      <ol aria-live="polite" aria-atomic="false" className={styles.list}>
        {toasts.slice(0, limit).map((toast) => (
          <ToastCard
            // One that takes another's place is written into its card.
            key={toast.key ?? toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onDismiss={() => store.dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>,
    modal ?? document.body,
  );
}
