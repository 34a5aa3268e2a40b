import { SessionProvider } from '@academy/auth/react';
import { StrictMode } from 'react';
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

/** The entry of every address but the login's. */
export function mount(element: HTMLElement): void {
  readEarly(window.location);
  createRoot(element).render(
    <StrictMode>
      <StudentApp />
    </StrictMode>,
  );
}
