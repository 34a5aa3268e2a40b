import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

/** The main journeys in browsers that Playwright does not drive: Debian's own. */
export default defineConfig({
  testDir: 'engines',
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/engines',
  reporter: everyday.reporter ?? 'list',
  forbidOnly: true,
  workers: 1,
  retries: everyday.retries ?? 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
