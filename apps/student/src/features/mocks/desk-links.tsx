import { buttonClassName } from '@academy/ui/button';
import { ExternalIcon, PhoneIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { resultTexts } from '../../shared/messages/mocks-texts';
import { sessionQueries } from '../../shared/session/session-queries';
import styles from './result-dialog.module.css';

/** The ways to reach the academy, as far as it has told them. */
export function DeskLinks() {
  const { data: academy } = useQuery(sessionQueries.academy());
  if (!academy || (academy.deskPhone === '' && academy.channelUrl === '')) return null;
  return (
    <p className={styles.links}>
      {academy.deskPhone !== '' && (
        <a className={buttonClassName()} href={`tel:${academy.deskPhone}`}>
          <PhoneIcon /> {resultTexts.callDesk(academy.deskPhone)}
        </a>
      )}
      {academy.channelUrl !== '' && (
        <a className={buttonClassName()} href={academy.channelUrl} target="_blank" rel="noreferrer">
          <ExternalIcon /> {resultTexts.channel}
        </a>
      )}
    </p>
  );
}
