import { RequireSession } from '@academy/auth/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useAcademy } from '../shared/use-academy';
import { ErrorPage } from './error-page';
import { HOME, pages } from './pages';
import { PagePending, ServerUnreachable } from './pending';
import { Shell } from './shell';

const LoginPage = lazy(async () => ({ default: (await import('../features/login/login-page')).LoginPage }));

function ManagerArea() {
  const academy = useAcademy();
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

/** Every address of the admin app; the manager area is the table in `pages.tsx`. */
export function Router() {
  return (
    <BrowserRouter>
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
    </BrowserRouter>
  );
}
