import { useSession } from '@academy/auth/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkInQueries } from '../../features/check-in/check-in-queries';
import { startLastSeen } from '../offline/start-last-seen';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';
import { startWorker, newVersion } from '../offline/worker';
import { AgeNote } from './age-note';
import { InstallNote } from './install-note';
import { PullToRefresh } from './pull-to-refresh';
import { UpdateNote } from './update-note';
import { UrgentNote } from './urgent-note';
import { useLiveUpdates } from './use-live-updates';

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
