import { useSession } from '@academy/auth/react';
import { studentIdSchema } from '@academy/domain/ids';
import { useQuery } from '@tanstack/react-query';
import { MocksPage } from '../../features/mocks/mocks-page';
import { sessionQueries } from '../../shared/session-queries';

/** Introduces the mock exams to the student. */
export function MocksRoute() {
  const { state } = useSession();
  const { data: me } = useQuery(sessionQueries.me());
  if (state.status !== 'student') return null;
  return (
    <MocksPage studentId={studentIdSchema.parse(state.studentId)} studentName={me?.name ?? ''} />
  );
}
