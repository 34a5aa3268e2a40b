import { serveApp, type Build } from '@academy/app-kit/worker';

declare const self: ServiceWorkerGlobalScope;
/** Put in by vite.worker.config.ts. */
declare const BUILD: Build;

serveApp(self, BUILD);
