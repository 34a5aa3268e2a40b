import { OfflineIcon } from '@academy/ui/icon';
import { scheduleTexts } from '../../shared/messages/schedule-texts';
import { useOnline } from '../../shared/online/use-online';
import styles from './schedule-page.module.css';

/** Without a network everything can be read and nothing be sent. */
export function OfflineLine() {
  if (useOnline()) return null;
  return (
    <p className={styles.offline}>
      <OfflineIcon /> {scheduleTexts.offline}
    </p>
  );
}
