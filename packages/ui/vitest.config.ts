import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { comparePictures } from './storybook/looks/compare-pictures';

declare module '@vitest/browser-playwright/context' {
  interface ScreenshotComparatorRegistry {
    /** compare-pictures.ts; it takes no options. */
    edges: Record<string, never>;
  }
}

const asRoot = process.getuid?.() === 0;

// No network, no GPU, no background chatter; Chromium's sandbox cannot start as root.
const browserFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'storybook/**/*.test.ts'],
          setupFiles: ['src/testing/setup-unit.ts'],
          // axe on a table takes seconds in jsdom while other work fills the machine.
          testTimeout: 20_000,
          // Starting jsdom costs more than the tests: one is enough, the setup file empties it
          // after each test.
          isolate: false,
          // Vitest empties style sheets by default; tokens.test.ts reads one as text.
          css: { include: /\.css\?raw$/ },
        },
      },
      {
        // `npm run visual` draws only the stories that have pictures.
        plugins: [
          storybookTest({
            configDir: 'storybook',
            tags: process.env.PICTURES_ONLY ? { include: ['visual'] } : {},
          }),
        ],
        // All that stories and Storybook's own annotations import: found late, Vite would reload in
        // the middle of a run.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'axe-core',
            'storybook/test',
            '@storybook/react-vite',
            '@storybook/addon-a11y/preview',
            '@storybook/addon-docs/preview',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['storybook/looks/setup.ts'],
          provide: { looks: process.env.LOOKS === 'grids' ? 'grids' : 'all' },
          // One page for all files: Storybook itself renders story after story into one.
          isolate: false,
          // A browser's project does not learn of --maxWorkers. What draws waits for what takes the
          // pictures.
          maxWorkers: availableParallelism() + 1,
          // Vitest runs projects with another number of workers in a separate group.
          sequence: { groupOrder: 1 },
          // The step back of a sheet that the story before closed may arrive late on a busy
          // machine; as in e2e, a build is not lost to that.
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'edges',
                comparators: { edges: comparePictures },
                resolveScreenshotPath: ({ root, arg, ext }) =>
                  join(root, 'pictures', `${arg}${ext}`),
              },
            },
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: asRoot ? [...browserFlags, '--no-sandbox'] : browserFlags,
              },
              // Room for the largest picture (looks/): Vitest would shrink a frame that doesn't
              // fit.
              contextOptions: {
                viewport: { width: 1440, height: 2400 },
                reducedMotion: 'reduce',
                locale: 'ko-KR',
                timezoneId: 'Asia/Seoul',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
