import { SessionProvider } from '@academy/auth/react';
import { BrowserRouter } from 'react-router-dom';
import { session } from '../shared/api/connection';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './router/app-routes';

/** Everything but the first login screen. */
export function StudentApp() {
  return (
    <ErrorBoundary>
      <SessionProvider value={session}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </ErrorBoundary>
  );
}
