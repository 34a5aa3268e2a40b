import '@academy/ui/styles/base.css';
import '@academy/ui/styles/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../features/login/login-page';
import { CrashBoundary } from '../shared/crash-boundary';

/** ms after which the login screen has long been usable. */
const WORKER_AFTER = 5000;

/**
 * The first visit: the login screen alone. Once the student is in, the app takes its place in the
 * same page.
 */
export function mount(element: HTMLElement, onDrawn: () => void): void {
  const root = createRoot(element);

  async function enter(next: string): Promise<void> {
    window.history.replaceState(null, '', next);
    const { StudentApp } = await import('./student-app');
    root.render(
      <StrictMode>
        <StudentApp />
      </StrictMode>,
    );
  }

  root.render(
    <StrictMode>
      <CrashBoundary>
        <LoginPage search={window.location.search} onSignedIn={(next) => void enter(next)} />
      </CrashBoundary>
    </StrictMode>,
  );
  onDrawn();
  // From then on the app can be installed and opens without a network; behind the login the shell
  // sees to it.
  setTimeout(
    () =>
      void import('./offline/start-worker').then(
        ({ startWorker }) => startWorker(),
        () => undefined,
      ),
    WORKER_AFTER,
  );
}
