import { Button } from '@academy/ui/button';
import { ClockIcon } from '@academy/ui/icon';
import { useIsFetching, useQueryClient, notifyManager } from '@tanstack/react-query';
import { serverClock } from '../../shared/api';
import { lateShellTexts } from './late-shell-texts';
import { useOnline } from '@academy/app-kit/device';
import { isStaleQuery, oldestShown } from '../offline/stale-queries';
import styles from './late-shell.module.css';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * When the oldest thing on the screen was read, ms since the epoch by the device's clock; undefined
 * while that is not worth telling.
 */
function useDataAge(): number | undefined {
  const queries = useQueryClient().getQueryCache();
  const online = useOnline();
  const subscribe = useCallback(
    (listener: () => void) => queries.subscribe(notifyManager.batchCalls(listener)),
    [queries],
  );
  return useSyncExternalStore(subscribe, () => oldestShown(queries, online));
}

/** How old the data on the screen is, while the server cannot be asked. */
export function AgeNote() {
  const queryClient = useQueryClient();
  const online = useOnline();
  const trying = useIsFetching() > 0;
  const age = useDataAge();
  if (age === undefined) return null;
  const text = lateShellTexts.lastUpdate(
    new Date(age + serverClock.offset()),
    serverClock.serverNow(),
  );
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
          {lateShellTexts.again}
        </Button>
      )}
    </output>
  );
}
