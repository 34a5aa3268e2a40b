import { CrashPage } from '@academy/app-kit/crash';
import { RequireSession, useSession } from '@academy/auth/react';
import { lazy, Suspense, type ReactNode } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useRouteError,
} from 'react-router-dom';
import { messages } from '../../shared/texts/messages';
import { NeedsRight } from '../../shared/page/needs-right';
import { useAcademy } from '../../shared/session/use-academy';
import { useManager } from '../../shared/session/use-manager';
import { ErrorPage } from './error-page';
import { HOME } from './home';
import { pages } from '../pages';
import { PagePending, ServerUnreachable } from './pending';
import { Shell } from '../shell';

const LoginRoute = lazy(async () => ({
  default: (await import('./login-route')).LoginRoute,
}));
const SignupPage = lazy(async () => ({
  default: (await import('../../features/accounts/signup/signup-page')).SignupPage,
}));
const CatererPage = lazy(async () => ({
  default: (await import('../../features/messages/caterer/caterer-page')).CatererPage,
}));
const NewPasswordPage = lazy(async () => ({
  default: (await import('../../features/accounts/password/new-password-page')).NewPasswordPage,
}));

/**
 * Who signed in with a temporary password replaces it before anything else; then the page that was
 * asked for follows.
 */
function OwnPasswordFirst({ children }: { children: ReactNode }) {
  return useManager().mustChangePassword ? <NewPasswordPage /> : children;
}

function ManagerArea() {
  const academy = useAcademy();
  const { state } = useSession();
  // A student is led to the student app, so its address has to be known first.
  if (state.status === 'student' && !academy) return <PagePending />;
  return (
    <RequireSession
      role="manager"
      pending={<PagePending />}
      unreachable={<ServerUnreachable />}
      studentAppUrl={academy?.studentAppUrl ?? ''}
    >
      <Suspense fallback={<PagePending />}>
        <OwnPasswordFirst>
          <Shell>
            <Outlet />
          </Shell>
        </OwnPasswordFirst>
      </Suspense>
    </RequireSession>
  );
}

function Pages() {
  return (
    <Suspense fallback={<PagePending />}>
      <Routes>
        <Route path="/admin-login" element={<LoginRoute />} />
        <Route path="/admin-signup" element={<SignupPage />} />
        <Route path="/order" element={<CatererPage />} />
        <Route element={<ManagerArea />}>
          <Route index element={<Navigate to={HOME} replace />} />
          <Route path="/dashboard" element={<Navigate to={HOME} replace />} />
          {pages.map(({ path, needs, Component }) => (
            <Route
              key={path}
              path={path}
              element={
                needs ? (
                  <NeedsRight right={needs}>
                    <Component />
                  </NeedsRight>
                ) : (
                  <Component />
                )
              }
            />
          ))}
        </Route>
        <Route path="*" element={<ErrorPage home={HOME} />} />
      </Routes>
    </Suspense>
  );
}

function Crashed() {
  return <CrashPage error={useRouteError()} texts={messages.crash} />;
}

// A data router, for the one thing that only it can do: ask before unsaved changes are left behind,
// also on the browser's Back.
const router = createBrowserRouter([{ path: '*', Component: Pages, ErrorBoundary: Crashed }]);

/** Every address of the admin app; the manager area is the table in `pages.tsx`. */
export function Router() {
  return <RouterProvider router={router} />;
}
