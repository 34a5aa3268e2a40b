import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../features/login/login-page';
import { ErrorBoundary } from './error-boundary';

/** The first visit: the login screen alone. Once the student is in, the app takes its place in the same page. */
export function mount(element: HTMLElement): void {
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
      <ErrorBoundary>
        <LoginPage search={window.location.search} onSignedIn={(next) => void enter(next)} />
      </ErrorBoundary>
    </StrictMode>,
  );
}
