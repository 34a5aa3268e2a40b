import { ErrorBoundary } from '@academy/app-kit/crash';
import { isUnanswered } from '@academy/app-kit/offline';
import { PageRoutes } from '@academy/app-kit/url';
import { RequireSession, useSession } from '@academy/auth/react';
import { Button } from '@academy/ui/button';
import { MessagePage } from '@academy/ui/message-page';
import { retryText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import {
  Navigate,
  Outlet,
  Route,
  useLocation,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { messages } from '../../shared/texts/messages';
import { NeedsFeature } from '../../shared/page/needs-feature';
import { NeedsRight } from '../../shared/page/needs-right';
import { useAcademy } from '../../shared/session/use-academy';
import { managerQuery, useManager } from '../../shared/session/use-manager';
import { history } from './asking-history';
import { ErrorPage } from './error-page';
import { HOME } from './home';
import { pages } from '../pages';
import { Shell } from '../shell';

/**
 * While a page's code or a new tab's session is on its way: nothing for the first moment, because
 * it is usually there at once.
 */
function PagePending() {
  return <div aria-busy="true" />;
}

/**
 * A tab that could not ask the server who is signed in, or what they may do. It tries again by
 * itself; the button is for the impatient.
 */
function ServerUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title={messages.login.noConnection}>
      <Button variant="primary" onClick={onRetry}>
        {retryText}
      </Button>
    </MessagePage>
  );
}

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
const SecondFactorPage = lazy(async () => ({
  default: (await import('../../features/second-factor/second-factor-page')).SecondFactorPage,
}));

/**
 * What is behind the login knows who is signed in, be it from what the device has kept: without a
 * network it could not even say so.
 */
function KnownManager({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useQuery({
    ...managerQuery,
    throwOnError: (error, { state }) => state.data === undefined && !isUnanswered(error),
  });
  if (data) return children;
  return isError ? <ServerUnreachable onRetry={() => void refetch()} /> : <PagePending />;
}

/**
 * Who signed in with a temporary password replaces it before anything else, then who needs a second
 * factor sets it up; then the page that was asked for follows.
 */
function OwnAccountFirst({ children }: { children: ReactNode }) {
  const { mustChangePassword, mustSetUpSecondFactor = false } = useManager();
  // Once it is on, the recovery codes still have to be read.
  const [isSettingUp, setSettingUp] = useState(mustSetUpSecondFactor);
  if (mustSetUpSecondFactor && !isSettingUp) setSettingUp(true);
  if (mustChangePassword) return <NewPasswordPage />;
  return isSettingUp ? <SecondFactorPage onDone={() => setSettingUp(false)} /> : children;
}

function ManagerArea() {
  const academy = useAcademy();
  const { session, state } = useSession();
  // A student is led to the student app, so its address has to be known first.
  if (state.status === 'student' && !academy) return <PagePending />;
  return (
    <RequireSession
      role="manager"
      pending={<PagePending />}
      unreachable={<ServerUnreachable onRetry={() => void session.ready()} />}
      studentAppUrl={academy?.studentAppUrl ?? ''}
    >
      <Suspense fallback={<PagePending />}>
        <KnownManager>
          <OwnAccountFirst>
            <Shell>
              <Outlet />
            </Shell>
          </OwnAccountFirst>
        </KnownManager>
      </Suspense>
    </RequireSession>
  );
}

/** With what the address asked of the page: its tab, its month, what is open. */
function ToHome() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: HOME, search }} replace />;
}

function Pages() {
  return (
    <Suspense fallback={<PagePending />}>
      <PageRoutes>
        <Route path="/admin-login" element={<LoginRoute />} />
        <Route path="/admin-signup" element={<SignupPage />} />
        <Route path="/order" element={<CatererPage />} />
        <Route element={<ManagerArea />}>
          <Route index element={<ToHome />} />
          <Route path="/dashboard" element={<ToHome />} />
          {pages.map(({ path, label, name = label, needs, feature, Component }) => (
            <Route
              key={path}
              path={path}
              element={
                <NeedsFeature feature={feature} title={name}>
                  {needs ? (
                    <NeedsRight right={needs}>
                      <Component />
                    </NeedsRight>
                  ) : (
                    <Component />
                  )}
                </NeedsFeature>
              }
            />
          ))}
        </Route>
        <Route path="*" element={<ErrorPage home={HOME} />} />
      </PageRoutes>
    </Suspense>
  );
}

/** What is left of a page that cannot be drawn, until another address is shown. */
function Crashes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary texts={messages.crash} at={pathname}>
      {children}
    </ErrorBoundary>
  );
}

/** Every address of the admin app; the manager area is the table in `pages.tsx`. */
export function Router() {
  return (
    <HistoryRouter history={history}>
      <Crashes>
        <Pages />
      </Crashes>
    </HistoryRouter>
  );
}
