import '@academy/ui/styles/base.css';
import '@academy/ui/styles/tokens.css';
import { SessionProvider } from '@academy/auth/react';
import { studentIdSchema } from '@academy/domain/ids';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { session, serverClock } from '../shared/api';
import { AppRoutes } from './router/app-routes';
import { CrashBoundary } from '../shared/crash-boundary';
import { prefetchMonth } from '../features/meals/meals-queries';
import { mealOutboxOf } from '../features/meals/outbox/meal-outbox';
import { monthShown } from '../features/meals/month-shown';
import { mealsPath } from '../shared/meals-path';
import { queryClient } from './query-client';

/** Everything but the first login screen. */
export function StudentApp() {
  return (
    <CrashBoundary>
      <SessionProvider value={session}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </CrashBoundary>
  );
}

/**
 * The entry of every address but the login's. What is drawn first is drawn in small steps, so that
 * a tap on a slow phone need not wait for the whole page. Returns the way to end it.
 */
export function mount(element: HTMLElement, onDrawn?: () => void): () => void {
  const root = createRoot(element);
  void readEarly(window.location, paintedIn(element)).then(() => {
    startTransition(() =>
      root.render(
        <StrictMode>
          <StudentApp />
        </StrictMode>,
      ),
    );
    onDrawn?.();
  });
  return () => root.unmount();
}

/** What first-paint.js has painted: React takes its place with the first drawing of its own. */
type Painted = 'nothing' | 'shell' | 'month';

const paintedIn = ({ firstElementChild }: HTMLElement): Painted => {
  if (!(firstElementChild instanceof HTMLElement)) return 'nothing';
  return firstElementChild.dataset.drawn === undefined ? 'shell' : 'month';
};

/**
 * ms from the app's first step in which an answer is worth waiting for: a month drawn as an outline
 * first is drawn twice, and on a slow phone the first time is in the second one's way.
 */
const WORTH_WAITING = 300;
/** The same without a network, for what the device has kept. */
const WORTH_READING = 1000;
/** The same while the month is there as it was seen last: an outline would take it away again. */
const WORTH_STAYING = 3000;

/** Resolves once all that was asked for is there, be it as it was last seen. */
const allKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const queries = queryClient.getQueryCache();
    const stop = queries.subscribe(look);

    function look(): void {
      if (queries.getAll().some(({ state }) => state.data === undefined)) return;
      stop();
      resolve();
    }
  });

/**
 * Finds out who is signed in and asks for what the meal page shows at once, beside the rest of the
 * start and not after it (ADR 0239). Resolves once the page can be drawn whole, or is better drawn
 * without its meals.
 */
function readEarly(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  painted: Painted,
): Promise<unknown> {
  if (pathname !== mealsPath) return Promise.resolve();
  const wanted = new URLSearchParams(search).get('month') ?? '';
  const worth = painted === 'month' ? WORTH_STAYING : WORTH_WAITING;
  return new Promise((resolve) => {
    let late = false;
    setTimeout(
      () => {
        late = true;
        // Who it is comes within the session's own patience: until then there is nothing to draw.
        if (painted === 'nothing' || session.state().status !== 'starting') resolve(undefined);
      },
      navigator.onLine ? worth : WORTH_READING,
    );
    const stop = session.subscribe(read);

    function read() {
      const state = session.state();
      if (state.status === 'starting') return;
      if (state.status === 'student') {
        stop();
        const studentId = studentIdSchema.parse(state.studentId);
        const month = monthShown(wanted, serverClock.serverNow());
        // Opened while the page is being drawn, it would have the frame around it drawn again.
        mealOutboxOf(studentId, queryClient);
        const asked = prefetchMonth(queryClient, studentId, month);
        if (late) resolve(undefined);
        else void (navigator.onLine ? asked : allKnown()).then(resolve);
      } else resolve(undefined);
    }

    read();
    void session.ready();
  });
}
