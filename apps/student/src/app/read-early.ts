import { studentIdSchema } from '@academy/domain/ids';
import { prefetchMonth } from '../features/meals/meals-queries';
import { monthShown } from '../features/meals/use-meal-month';
import { serverClock, session } from '../shared/api';
import { mealsPath } from './shell/tabs';
import { queryClient } from './providers/query-client';

/**
 * Finds out who is signed in and asks for what the meal page shows at once, while the page is being
 * drawn, and not after it (ADR 0252).
 */
export function readEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (pathname !== mealsPath) return;
  const asked = new URLSearchParams(search).get('month') ?? '';
  const stop = session.subscribe(read);

  function read() {
    const state = session.state();
    if (state.status !== 'student') return;
    stop();
    const month = monthShown(asked, serverClock.serverNow());
    prefetchMonth(queryClient, studentIdSchema.parse(state.studentId), month);
  }

  read();
  void session.ready();
}
