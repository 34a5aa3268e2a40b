import { startWorker as start } from '@academy/app-kit/offline';

/** Nothing in development: the worker belongs to a build. */
export function startWorker(): void {
  if (import.meta.env.PROD) start();
}
