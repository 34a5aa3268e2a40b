import { useOnline } from '@academy/app-kit/device';
import { OfflineIcon } from '@academy/ui/icon';
import styles from './offline-line.module.css';

/** Without a network everything can be read and nothing be sent; `children` says so. */
export function OfflineLine({ children }: { children: string }) {
  if (useOnline()) return null;
  return (
    <p className={styles.line}>
      <OfflineIcon /> {children}
    </p>
  );
}
