import { useOnline } from '@academy/app-kit/device';
import { isStaleQuery, useDataAge } from '@academy/app-kit/offline';
import { lastUpdateText } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { ClockIcon } from '@academy/ui/icon';
import { retryText } from '@academy/ui/words';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { serverClock } from '../../shared/api';
import { lateShellTexts } from './late-shell-texts';
import styles from './late-shell.module.css';

/** How old the data on the screen is, while the server cannot be asked. */
export function AgeNote() {
  const queryClient = useQueryClient();
  const online = useOnline();
  const trying = useIsFetching() > 0;
  const age = useDataAge();
  if (age === undefined) return null;
  const text = lastUpdateText(new Date(age + serverClock.offset()), serverClock.serverNow());
  return (
    <output className={styles.note}>
      <ClockIcon />
      <span className={styles.text}>
        {online && !trying && `${lateShellTexts.unreachable} `}
        {text}
      </span>
      {online && (
        <Button
          size="dense"
          loading={trying}
          onClick={() =>
            void queryClient.refetchQueries({ type: 'active', predicate: isStaleQuery })
          }
        >
          {retryText}
        </Button>
      )}
    </output>
  );
}
