import { useSession } from '@academy/auth/react';
import { studentIdSchema } from '@academy/domain/ids';
import { SchedulePage } from '../../features/schedule/schedule-page';
import { useStoredDrafts } from '../../shared/unsaved/stored-drafts';

/** Introduces the regular schedules to the student. */
export function ScheduleRoute() {
  useStoredDrafts();
  const { state } = useSession();
  return state.status === 'student' ? (
    <SchedulePage studentId={studentIdSchema.parse(state.studentId)} />
  ) : null;
}
