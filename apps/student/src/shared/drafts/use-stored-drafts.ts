import { useSession } from '@academy/auth/react';
import { useEffect } from 'react';
import { storedDrafts } from './stored-drafts';

/**
 * Opens the drafts of whoever is signed in. For the parts that come late, each for itself: the page
 * that writes drafts, the logout that asks about them, and the frame, which takes another student's
 * away.
 */
export function useStoredDrafts(): void {
  const { state } = useSession();
  const studentId = state.status === 'student' ? state.studentId : undefined;
  useEffect(() => storedDrafts.of(studentId), [studentId]);
}
