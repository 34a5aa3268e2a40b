import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { launchOptions } from './support/launch';
import type { ServerOptions } from './support/test';

/** What a run says of itself besides its list, by the name of the script that it is. */
const report = `${(process.env.npm_lifecycle_event ?? 'by-hand').replace(':', '-')}.json`;

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const projects: Project<PlaywrightTestOptions & ServerOptions>[] = [
  // First what starts servers of its own: at the end nothing would run beside it.
  { name: 'across', testDir: 'across', use: { app: 'student', ...desktop } },
  {
    name: 'student-phone',
    testDir: 'student',
    grepInvert: /@keyboard/,
    use: { app: 'student', ...phone },
  },
  // Students come by phone: a desk only sees what looks otherwise there, and what a phone has no
  // keyboard and mouse for.
  {
    name: 'student-desktop',
    testDir: 'student',
    grep: /@desktop|@keyboard/,
    use: { app: 'student', ...desktop },
  },
  {
    name: 'admin-desktop',
    testDir: 'admin',
    grepInvert: /@tablet/,
    use: { app: 'admin', ...desktop },
  },
  // The hall's tablet: only what is marked for it.
  { name: 'admin-tablet', testDir: 'admin', grep: /@tablet/, use: { app: 'admin', ...tablet } },
];

export default defineConfig<ServerOptions>({
  testMatch: '**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A test that waits for a server leaves a core idle; one worker more uses it.
  workers: availableParallelism() + 1,
  reporter: [['list'], ['json', { outputFile: `test-results/${report}` }]],
  // A build is not lost to one hiccup of a busy machine; the run names every test that needed its
  // second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    launchOptions,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Motion is for people; tests would wait for it. It also shows that everything works without.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer for the server behind the tests' back: only offline.e2e.ts lets it.
    serviceWorkers: 'block',
    // A trace costs a tenth of the machine's work: only a test that needs its second try pays for
    // it, or who asks for one (`--trace on`).
    trace: 'on-first-retry',
  },
  // Before one app is released its own journeys are enough.
  projects: projects.filter(({ name = '' }) => name.startsWith(process.env.E2E_APP ?? '')),
});
