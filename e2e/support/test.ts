import { test as base, type Page } from '@playwright/test';
import { enterAsManager, enterAsStudent } from './enter';
import { testServer, type TestServer } from './server';
import { keptServer } from './server-keeper';

export interface ServerOptions {
  /** The app that `page.goto('/…')` means. */
  app: 'student' | 'admin';
}

interface ServerOfWorker {
  /** One for each worker that runs at a time, so that tests side by side never meet. */
  workerServer: TestServer;
}

interface Fixtures extends ServerOptions {
  /** The server, in its small scenario, its clock at Friday 2026-11-20 10:00 KST and running. */
  server: TestServer;
  /**
   * Signed in past the login page (`enter.ts`), with the first page loaded: `next`, the meals
   * by default.
   */
  signInAsStudent(
    this: void,
    options?: { page?: Page; phone?: string; next?: string },
  ): Promise<void>;
  /** The same; `next` is the quiet 당일 조회 by default. */
  signInAsManager(
    this: void,
    options?: { page?: Page; username?: string; password?: string; next?: string },
  ): Promise<void>;
}

export const test = base.extend<Fixtures, ServerOfWorker>({
  app: ['student', { option: true }],
  workerServer: [
    async ({}, provide, { parallelIndex }) => provide(testServer(await keptServer(parallelIndex))),
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
  signInAsStudent: async ({ page, server }, provide) =>
    provide(({ page: other = page, next = '/student-calendar', ...options } = {}) =>
      enterAsStudent(other, { ...options, at: next, origin: server.student }),
    ),
  signInAsManager: async ({ page, server }, provide) =>
    provide(({ page: other = page, next = '/list', ...options } = {}) =>
      enterAsManager(other, { ...options, at: next, origin: server.admin }),
    ),
});

export { expect } from '@playwright/test';
export { expectNoAxeViolations } from './axe';
export { PRESENT } from './server';
export { turnOff, turnOn } from './turn';
export { expectRow } from './expect-row';
