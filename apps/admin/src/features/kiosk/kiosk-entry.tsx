import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import { ErrorBoundary } from '@academy/app-kit/crash';
import { createQueryClient } from '@academy/app-kit/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KioskPage } from './kiosk-page';
import { messages } from '../../shared/texts/messages';

const queries = createQueryClient();

/** The device at the door: neither router nor menu, so that there is no way to anywhere else. */
export function mount(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <ErrorBoundary texts={messages.crash}>
        <QueryClientProvider client={queries}>
          <KioskPage />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
}
