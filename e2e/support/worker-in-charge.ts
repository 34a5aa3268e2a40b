import type { Page } from '@playwright/test';

/** The worker answers for this page: it comes some seconds after the page works. */
export const workerInCharge = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 20_000,
  });
