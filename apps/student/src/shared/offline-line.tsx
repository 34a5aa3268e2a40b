import { useOnline } from '@academy/app-kit/device';
import { OfflineIcon } from '@academy/ui/icon';
import styles from './offline-line.module.css';

/**
 * Without a network everything can be read and nothing be sent; `children` says so, quietly: the
 * shell's banner is the warning.
 */
export function OfflineLine({ children }: { children: string }) {
  if (useOnline()) return null;
  return (
    <p className={styles.line}>
      <OfflineIcon /> {children}
    </p>
  );
}
