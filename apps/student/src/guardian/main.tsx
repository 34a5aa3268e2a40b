import '@academy/ui/styles/tokens.css';
import '@academy/ui/styles/base.css';
import { ErrorBoundary, reportErrors } from '@academy/app-kit/crash';
import { createQueryClient } from '@academy/app-kit/queries';
import { loadAfterPage } from '@academy/ui/fonts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GuardianPage } from './guardian-page';
import { crashTexts } from './guardian-texts';

/** The version of this build, put in by vite.guardian.config.ts. */
declare const APP_RELEASE: string;

reportErrors('student', APP_RELEASE);

// The same face as the apps.
loadAfterPage(() => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));

const root = document.getElementById('root');
if (!root) throw new Error('guardian.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary texts={crashTexts}>
      <QueryClientProvider client={createQueryClient()}>
        <GuardianPage />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
