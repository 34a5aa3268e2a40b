import { RequireSession, useSession } from '@academy/auth/react';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, Route, RouterProvider, Routes } from 'react-router-dom';
import { useAcademy } from '../shared/use-academy';
import { CrashPage } from './crash-page';
import { ErrorPage } from './error-page';
import { HOME, pages } from './pages';
import { PagePending, ServerUnreachable } from './pending';
import { Shell } from './shell';

const LoginPage = lazy(async () => ({ default: (await import('../features/login/login-page')).LoginPage }));

function ManagerArea() {
  const academy = useAcademy();
  const { state } = useSession();
  // A student is led to the student app, so its address has to be known first.
  if (state.status === 'student' && !academy) return <PagePending />;
  return (
    <RequireSession role="manager" pending={<PagePending />} unreachable={<ServerUnreachable />} studentAppUrl={academy?.studentAppUrl ?? ''}>
      <Suspense fallback={<PagePending />}>
        <Shell>
          <Outlet />
        </Shell>
      </Suspense>
    </RequireSession>
  );
}

function Pages() {
  return (
    <Suspense fallback={<PagePending />}>
      <Routes>
        <Route path="/admin-login" element={<LoginPage home={HOME} />} />
        <Route element={<ManagerArea />}>
          <Route index element={<Navigate to={HOME} replace />} />
          <Route path="/dashboard" element={<Navigate to={HOME} replace />} />
          {pages.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
        </Route>
        <Route path="*" element={<ErrorPage home={HOME} />} />
      </Routes>
    </Suspense>
  );
}

// A data router, for the one thing that only it can do: ask before unsaved changes are left behind, also on the browser's Back.
const router = createBrowserRouter([{ path: '*', Component: Pages, ErrorBoundary: CrashPage }]);

/** Every address of the admin app; the manager area is the table in `pages.tsx`. */
export function Router() {
  return <RouterProvider router={router} />;
}
