import { useSession } from '@academy/auth/react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkInQueries } from '../../features/check-in/check-in-queries';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';
import { startWorker, newVersion } from '../offline/worker';
import { AgeNote } from './age-note';
import { InstallNote } from './install-note';
import { PullToRefresh } from './pull-to-refresh';
import { UpdateNote } from './update-note';
import { UrgentNote } from './urgent-note';
import { useLiveUpdates } from './use-live-updates';
import { serverClock } from '../../shared/api';
import { keepLastSeen } from '../offline/last-seen';
import { openLastSeenStore } from '../offline/last-seen-store';

/**
 * What the frame needs only once a page works, or when it does not for want of a network: it comes
 * in a file of its own.
 */
export function LateShell() {
  const { state } = useSession();
  const queryClient = useQueryClient();
  const studentId = state.status === 'student' ? state.studentId : undefined;

  useStoredDrafts();
  useLiveUpdates();
  useEffect(startWorker, []);
  useEffect(() => {
    if (
      studentId !== undefined &&
      'Notification' in window &&
      Notification.permission === 'granted'
    )
      void import('../../features/push/renew-push')
        .then(({ renewPush }) => renewPush())
        .catch(() => undefined);
  }, [studentId]);
  // Kept from the first day on: at the door there may be no network.
  useQuery(checkInQueries.secret());
  useEffect(
    () => (studentId === undefined ? undefined : startLastSeen(studentId, queryClient)),
    [studentId, queryClient],
  );

  return (
    <>
      <AgeNote />
      {studentId !== undefined && <UrgentNote key={studentId} studentId={studentId} />}
      <UpdateNote version={newVersion} />
      <InstallNote />
      <PullToRefresh />
    </>
  );
}

/** Put in by vite.config.ts: see answer-shape.ts. */
declare const ANSWER_SHAPE: string;

/**
 * Keeps what one student reads, from the moment on when a worker can show the app without a
 * network: before that nobody could read it, and what nobody can read is not stored. Returns the
 * way to stop.
 */
function startLastSeen(owner: string, queryClient: QueryClient): () => void {
  let over = false;
  let stop: (() => void) | undefined;

  async function start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.ready;
    const store = await openLastSeenStore();
    if (over) store.close();
    else
      stop = keepLastSeen({
        queryClient,
        owner,
        shape: ANSWER_SHAPE,
        store,
        offset: serverClock.offset,
      });
  }

  // Where storage is blocked nothing is kept.
  start().catch(() => undefined);
  return () => {
    over = true;
    stop?.();
  };
}
