import { SessionProvider } from '@academy/auth/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { session } from '../shared/api';
import { readEarly } from './read-early';
import { AppRoutes } from './router/app-routes';
import { CrashBoundary } from '../shared/crash-boundary';

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
 * a tap on a slow phone need not wait for the whole page.
 */
export function mount(element: HTMLElement): void {
  const root = createRoot(element);
  void readEarly(window.location).then(() =>
    startTransition(() =>
      root.render(
        <StrictMode>
          <StudentApp />
        </StrictMode>,
      ),
    ),
  );
}
