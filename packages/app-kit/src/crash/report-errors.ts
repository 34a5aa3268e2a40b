import { apiAddress } from '../deployment';
import type { ReportSource } from './error-report';

const FAULT = 'academy-fault';

/** Says that a page could not be drawn. */
export const reportError = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(FAULT, { detail: error }));
};

/**
 * Tells the server of every error that nobody caught, and of pages that could not be drawn. What
 * tells of them is loaded with the first one.
 */
export function reportErrors(app: ReportSource['app'], release: string): void {
  let report: ((error: unknown) => void) | undefined;
  async function onError(error: unknown) {
    try {
      const { createErrorReport } = await import('./error-report');
      report ??= createErrorReport({ app, release, api: apiAddress() });
      report(error);
    } catch {
      // Without a network there is nobody to tell.
    }
  }
  window.addEventListener('error', ({ error }) => void onError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void onError(reason));
  window.addEventListener(
    FAULT,
    (event) => void onError('detail' in event ? event.detail : undefined),
  );
}
