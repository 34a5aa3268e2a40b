import { isWideScreen } from '@academy/app-kit/device';
import { isStaleQuery } from '@academy/app-kit/offline';
import { studentIdSchema } from '@academy/domain/ids';
import { formatMoment, seoulDay, seoulMonth } from '@academy/domain/time';
import type { QueryClient } from '@tanstack/react-query';
import { mealQueries } from '../../features/meals/meals-queries';
import { monthShown } from '../../features/meals/month-shown';
import type { session as signedIn } from '../../shared/api';
import { mealsPath } from '../../shared/meals-path';
import { shellTexts } from '../../shared/shell-texts';
import styles from '../shell/shell.module.css';
import { keepDrawn } from './month-drawn';
import { stillOf, variablesOf } from './still-of';

interface Options {
  session: Pick<typeof signedIn, 'state'>;
  queryClient: QueryClient;
  clock: { serverNow: () => Date; offset: () => number };
}

/** ms without another change of the month after which it is kept. */
const REST = 1000;

/** Keeps what is on the screen, if that is this month as the server has it. */
function keepWhatIsDrawn({ session, queryClient, clock }: Options): void {
  const state = session.state();
  const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app;
  const shell = document.getElementById('root')?.firstElementChild;
  if (state.status !== 'student' || build === undefined || !shell) return;
  const { pathname, search } = window.location;
  const now = clock.serverNow();
  const month = monthShown(new URLSearchParams(search).get('month') ?? '', now);
  if (pathname !== mealsPath || month !== seoulMonth(now)) return;
  const { queryKey } = mealQueries.month(studentIdSchema.parse(state.studentId), month);
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query?.state.data === undefined || isStaleQuery(query)) return;
  if (!shell.querySelector('[role="grid"]:not([aria-busy])')) return;
  const seenAt = new Date(query.state.dataUpdatedAt + clock.offset());
  keepDrawn({
    student: state.studentId,
    month,
    day: seoulDay(now),
    offset: clock.offset(),
    build,
    wide: isWideScreen(),
    root: variablesOf(shell),
    html: stillOf(shell, {
      className: styles.drawnBefore,
      text: shellTexts.drawnBefore(formatMoment(seenAt)),
    }),
  });
}

/**
 * Keeps the month as it is drawn, whenever it has changed and the browser is idle; returns the way
 * to stop.
 */
export function keepMonth(options: Options): () => void {
  const queries = options.queryClient.getQueryCache();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const whenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : run();

  function keepSoon(): void {
    clearTimeout(resting);
    resting = setTimeout(() => whenIdle(() => keepWhatIsDrawn(options)), REST);
  }

  keepSoon();
  const stop = queries.subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'meals') keepSoon();
  });
  return () => {
    stop();
    clearTimeout(resting);
  };
}
