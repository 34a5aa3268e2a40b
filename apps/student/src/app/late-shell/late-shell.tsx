import { newVersion } from '@academy/app-kit/offline';
import { useSession } from '@academy/auth/react';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { studentIdSchema } from '@academy/domain/ids';
import { useHeightVariable } from '@academy/ui/use-height-variable';
import { mealOutboxOf } from '../../features/meals/outbox/meal-outbox';
import { useLayoutMayMove } from '../../features/meal-questions/use-layout-may-move';
import { FirstNotice } from '../../features/news/first-notice';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';
import type { OptionalFeature } from '../../shared/optional-feature';
import * as optional from '../optional-features';
import { startWorker } from '../offline/start-worker';
import { AgeNote } from './age-note';
import { ConfirmNote } from './confirm-note';
import { InstallNote } from './install-note';
import { PullToRefresh } from './pull-to-refresh';
import { UpdateNote } from './update-note';
import { UrgentNote } from './urgent-note';
import { useLiveUpdates } from './use-live-updates';
import styles from './late-shell.module.css';

const ahead = Object.entries<OptionalFeature>(optional);

/** Sends what an earlier visit could not save, on any page. */
function useKeptMeals(): void {
  const { state } = useSession();
  const queries = useQueryClient();
  const studentId = state.status === 'student' ? state.studentId : undefined;
  useEffect(() => {
    if (studentId !== undefined) mealOutboxOf(studentIdSchema.parse(studentId), queries);
  }, [studentId, queries]);
}

/**
 * What the frame needs only once a page works, or when it does not for want of a network: it comes
 * in a file of its own.
 */
export function LateShell() {
  const { state } = useSession();
  const studentId = state.status === 'student' ? state.studentId : undefined;

  const measured = useHeightVariable('--shell-notes');
  const mayCome = useLayoutMayMove(false);

  useStoredDrafts();
  useKeptMeals();
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

  return (
    <>
      <AgeNote />
      {studentId !== undefined && mayCome && (
        <Fragment key={studentId}>
          <UrgentNote studentId={studentId} />
          <ConfirmNote />
          <FirstNotice />
        </Fragment>
      )}
      <div ref={measured} className={styles.notes}>
        {mayCome && <UpdateNote version={newVersion} />}
        {mayCome && <InstallNote />}
      </div>
      <PullToRefresh />
      {ahead.map(([name, { Ahead }]) => Ahead && <Ahead key={name} />)}
    </>
  );
}
