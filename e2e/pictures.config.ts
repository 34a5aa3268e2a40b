import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import everyday from './playwright.config';
import { AT } from './pictures/scene';
import type { FitOptions } from './pictures/fits.pictures';
import type { ScreenOptions } from './pictures/screens.pictures';

// The servers start with the demo academy of that moment, and their clocks stay there.
process.env.TEST_SERVER_DEMO_AT = AT;

const touch = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const phone = { ...touch, viewport: { width: 390, height: 844 } };
const small = { ...touch, viewport: { width: 320, height: 568 } };
const turned = { ...touch, viewport: { width: 844, height: 390 } };

export const SIZES = {
  phone,
  small,
  turned,
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 720 } },
  desk: { viewport: { width: 1440, height: 900 } },
};

type Pictures = [
  size: keyof typeof SIZES | `${keyof typeof SIZES}-large`,
  ...ScreenOptions['looks'],
];

/** Which pictures an app has, with text at 100 % and at 200 %. */
const TAKEN: Record<'student' | 'admin', Pictures[]> = {
  student: [
    ['phone', 'light', 'dark', 'forced'],
    ['phone-large', 'light', 'dark'],
    ['small', 'light', 'dark'],
    ['small-large', 'light'],
    ['turned', 'light', 'dark'],
    ['turned-large', 'light'],
    ['desk', 'light', 'dark'],
  ],
  admin: [
    ['phone', 'light', 'dark', 'forced'],
    ['tablet', 'light', 'dark'],
    ['laptop', 'light'],
    ['desk', 'light', 'dark', 'forced'],
  ],
};

const project = (
  name: string,
  file: string,
  rest: Project<PlaywrightTestOptions & ScreenOptions & FitOptions>,
): Project<PlaywrightTestOptions & ScreenOptions & FitOptions> => ({
  name,
  testMatch: `${file}.pictures.ts`,
  ...rest,
});

/** Every page at a size, in a browser whose text may be enlarged. */
const fits = (
  app: 'student' | 'admin',
  name: string,
  use: Partial<PlaywrightTestOptions & FitOptions>,
) => project(`fits-${app}-${name}`, 'fits', { grep: new RegExp(`@${app}$`), use });

export default defineConfig<PlaywrightTestOptions & ScreenOptions & FitOptions>({
  ...everyday,
  testDir: 'pictures',
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '{testDir}/structure/{arg}{ext}',
  retries: 0,
  projects: [
    ...Object.entries(TAKEN).flatMap(([app, pictures]) =>
      pictures.map(([size, ...looks]) => {
        const [device, large] = size.split('-');
        return project(`screens-${app}-${size}`, 'screens', {
          grep: new RegExp(`@${app}$`),
          use: { ...SIZES[device as keyof typeof SIZES], size, looks, large: large === 'large' },
        });
      }),
    ),
    project('manual-student', 'manuals', {
      grep: /@student$/,
      fullyParallel: false,
      use: phone,
    }),
    project('manual-admin', 'manuals', {
      grep: /@admin$/,
      fullyParallel: false,
      use: { viewport: { width: 1280, height: 800 } },
    }),
    // A desk of 1440 px that is zoomed in to 200 % has half of it.
    fits('admin', 'zoomed', { viewport: { width: 720, height: 450 } }),
    fits('admin', 'large', { ...SIZES.desk, enlarged: 'by the browser' }),
    fits('admin', 'small', small),
    fits('student', 'small', small),
    fits('student', 'large', { ...phone, enlarged: 'by the browser' }),
    fits('student', 'styled', { ...phone, enlarged: 'by a style sheet' }),
    fits('student', 'small-styled', { ...small, enlarged: 'by a style sheet' }),
    project('readme', 'readme', { use: { viewport: { width: 1600, height: 920 } } }),
  ],
});
