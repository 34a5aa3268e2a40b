import { keepForOwner } from '@academy/app-kit/offline';
import { serverClock, session } from '../../shared/api';
import { queryClient } from '../query-client';

/** Put in by vite.config.ts: see answer-shape.mjs. */
declare const ANSWER_SHAPE: string;

export const keepForStudent = (): void =>
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
