import { OfflineIcon } from '@academy/ui/icon';
import { mocksTexts } from '../../shared/messages/mocks-texts';
import { useOnline } from '../../shared/online/use-online';
import styles from './offline-line.module.css';

/** Without a network everything can be read and nothing be sent. */
export function OfflineLine() {
  if (useOnline()) return null;
  return (
    <p className={styles.line}>
      <OfflineIcon /> {mocksTexts.offline}
    </p>
  );
}
