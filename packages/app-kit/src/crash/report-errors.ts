import { apiAddress } from '../deployment';
import type { ReportSource } from './error-report';

const FAULT = 'academy-fault';

/** Reports that a page failed to render. */
export const reportError = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(FAULT, { detail: error }));
};

/**
 * Reports uncaught errors and failed renders to the server. The code that does so is loaded with
 * the first error.
 */
export function reportErrors(app: ReportSource['app'], release: string): void {
  let report: ((error: unknown) => void) | undefined;
  async function onError(error: unknown) {
    try {
      const { createErrorReport } = await import('./error-report');
      report ??= createErrorReport({ app, release, api: apiAddress() });
      report(error);
    } catch {
      // Offline: there is no server to report to.
    }
  }
  window.addEventListener('error', ({ error }) => void onError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void onError(reason));
  window.addEventListener(
    FAULT,
    (event) => void onError('detail' in event ? event.detail : undefined),
  );
}
