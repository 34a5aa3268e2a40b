import { test as base, type Page } from '@playwright/test';
import { startTestServer, type TestServer } from './server';
import { signInAsManager, signInAsStudent } from './sign-in';

export interface ServerOptions {
  /** The app that `page.goto('/…')` means. */
  app: 'student' | 'admin';
}

interface ServerOfWorker {
  /** One per worker, so that tests side by side never meet. */
  workerServer: TestServer;
}

interface Fixtures extends ServerOptions {
  /** The server, in its small scenario, its clock at Friday 2026-11-20 10:00 KST and running. */
  server: TestServer;
  signInAsStudent(this: void, options?: { page?: Page; phone?: string }): Promise<void>;
  signInAsManager(this: void, options?: { page?: Page; username?: string; password?: string; next?: string }): Promise<void>;
}

export const test = base.extend<Fixtures, ServerOfWorker>({
  app: ['student', { option: true }],
  workerServer: [
    async ({}, provide) => {
      const server = await startTestServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ workerServer }, provide) => {
      await workerServer.reset();
      await provide(workerServer);
    },
    { auto: true },
  ],
  baseURL: async ({ server, app }, provide) => provide(server[app]),
  signInAsStudent: async ({ page, server }, provide) => provide(({ page: other = page, ...options } = {}) => signInAsStudent(other, { ...options, origin: server.student })),
  signInAsManager: async ({ page, server }, provide) => provide(({ page: other = page, ...options } = {}) => signInAsManager(other, { ...options, origin: server.admin })),
});

export { expect } from '@playwright/test';
export { expectNoAxeViolations } from './axe';
export { PRESENT } from './server';
export { turnOff, turnOn } from './turn';
export { expectRow } from './expect-row';
