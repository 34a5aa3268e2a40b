import { keepForOwner } from '@academy/app-kit/offline';
import { serverClock, session } from '../../shared/api';
import { keepMonth } from '../first-paint/keep-month';
import { queryClient } from '../query-client';

/** Put in by vite.config.ts: see answer-shape.mjs. */
declare const ANSWER_SHAPE: string;

/** What the student reads, and the month as it is drawn, for the next time. */
export function keepForStudent(): void {
  keepMonth({ session, queryClient, clock: serverClock });
  keepForOwner({
    session,
    owner() {
      const state = session.state();
      return state.status === 'student' ? state.studentId : undefined;
    },
    queryClient,
    shape: () => ANSWER_SHAPE,
    offset: serverClock.offset,
  });
}
