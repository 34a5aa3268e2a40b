import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import '../words.css';
import { ErrorBoundary } from '@academy/app-kit/crash';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from '../../features/login/login-page';
import { messages } from '../../shared/texts/messages';
import { HOME } from './home';

const loadApp = () => import('../admin-app');

/**
 * The first visit: the login screen alone. Once the manager is in, the app takes its place in the
 * same page.
 */
export function mount(element: HTMLElement): void {
  const root = createRoot(element);

  async function enter(next: string): Promise<void> {
    // The router reads the address as soon as it is loaded.
    window.history.replaceState(null, '', next);
    const { AdminApp } = await loadApp();
    root.render(
      <StrictMode>
        <AdminApp />
      </StrictMode>,
    );
  }

  root.render(
    <StrictMode>
      <ErrorBoundary texts={messages.crash}>
        <LoginPage
          home={HOME}
          search={window.location.search}
          onSignedIn={(next) => void enter(next)}
        />
      </ErrorBoundary>
    </StrictMode>,
  );
}
