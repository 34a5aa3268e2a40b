// `npm run screens`: a picture of every screen and state in tools/screens/table.mjs, in light and
// dark, on a phone and on a desk, and in forced colours; the students' also on a small and on a
// turned phone and with text at 200 %, the managers' on a tablet and on a small laptop.
// `npm run screens -- quick-add` takes only the scenes whose name contains the word, or one of
// several. They land in test-results/screens (ignored by git);
// `npm run screens -- --readme` takes all and draws the README's picture, docs/images/overview.png,
// from them.
import './support/node-version.mjs';
import { drawOverview } from './screens/overview.mjs';
import { scenes } from './screens/table.mjs';
import { build } from './support/build.mjs';
import { launchChromium, signInAsManager, signInAsStudent } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { runMain, say } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

const touch = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const phone = { ...touch, viewport: { width: 390, height: 844 } };
const small = { ...touch, viewport: { width: 320, height: 568 } };
const turned = { ...touch, viewport: { width: 844, height: 390 } };

const SIZES = {
  phone,
  small,
  turned,
  'phone-large': phone,
  'small-large': small,
  'turned-large': turned,
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 720 } },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** px: the browser setting of a user who wants text twice as large. */
const LARGE_TEXT = { standard: 32, fixed: 26 };

/**
 * @type {Record<'light' | 'dark' | 'forced',
 * Parameters<import('@playwright/test').Page['emulateMedia']>[0]>}
 */
const LOOKS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
};

/**
 * Which pictures an app has: size by size the looks.
 * @type {Record<'student' | 'admin', [keyof typeof SIZES, (keyof typeof LOOKS)[]][]>}
 */
const PICTURES = {
  student: [
    ['phone', ['light', 'dark', 'forced']],
    ['phone-large', ['light', 'dark']],
    ['small', ['light', 'dark']],
    ['small-large', ['light']],
    ['turned', ['light', 'dark']],
    ['turned-large', ['light']],
    ['desk', ['light', 'dark']],
  ],
  admin: [
    ['phone', ['light', 'dark', 'forced']],
    ['tablet', ['light', 'dark']],
    ['laptop', ['light']],
    ['desk', ['light', 'dark', 'forced']],
  ],
};

/**
 * @typedef {NonNullable<import('@playwright/test').BrowserContextOptions['storageState']>} Session
 */

/**
 * One sign-in per role for the whole run: logins are limited, and a refresh cookie changes with
 * every page that is opened, so each picture starts with what the one before has left.
 * @type {Partial<Record<'student' | 'manager' | 'admin', Session>>}
 */
const sessions = {};

const signIn = {
  student: (
    /** @type {import('@playwright/test').Page} */ page,
    /** @type {import('./support/server.mjs').RunningServer} */ server,
  ) => signInAsStudent(page, server.student, '01012345678'),
  manager: (
    /** @type {import('@playwright/test').Page} */ page,
    /** @type {import('./support/server.mjs').RunningServer} */ server,
  ) => signInAsManager(page, server.admin, 'manager', 'Manager1234!'),
  admin: (
    /** @type {import('@playwright/test').Page} */ page,
    /** @type {import('./support/server.mjs').RunningServer} */ server,
  ) => signInAsManager(page, server.admin, 'admin', 'Admin1234!'),
};

/**
 * A scene is prepared once a size; its looks are one page in other colours.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./support/server.mjs').RunningServer} server
 * @param {import('./screens/table.mjs').Scene} scene
 * @param {keyof typeof SIZES} size
 * @param {(keyof typeof LOOKS)[]} looks
 */
async function takePictures(browser, server, scene, size, looks) {
  const storageState = scene.as && sessions[scene.as];
  const context = await browser.newContext({
    ...SIZES[size],
    ...(storageState && { storageState }),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  if (size.endsWith('-large')) {
    const tools = await context.newCDPSession(page);
    await tools.send('Page.setFontSizes', { fontSizes: LARGE_TEXT });
  }
  try {
    if (scene.as && !storageState) await signIn[scene.as](page, server);
    await page.goto(`${server[scene.app]}${scene.path}`);
    await scene.prepare?.(page);
    // Late fonts and pictures; a page with live events is never idle, so this is only a wish.
    await page.waitForLoadState('networkidle', { timeout: 1000 }).catch(() => undefined);
    return true;
  } catch (error) {
    say(
      `✗ ${scene.name} ${size}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    return false;
  } finally {
    for (const look of looks) {
      await page.emulateMedia(LOOKS[look]);
      await page.screenshot({
        path: inRoot('test-results/screens', `${scene.name}.${size}.${look}.png`),
      });
    }
    if (scene.as) sessions[scene.as] = await context.storageState();
    await context.close();
  }
}

await runMain(async () => {
  const forReadme = process.argv[2] === '--readme';
  const words = forReadme ? [] : process.argv.slice(2);
  await ensureInstalled();
  await build();
  const [server, browser] = [await startBuiltServer(), await launchChromium()];
  const wanted = scenes.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  let failed = 0;
  try {
    for (const scene of wanted)
      for (const [size, looks] of PICTURES[scene.app])
        if (!(await takePictures(browser, server, scene, size, looks))) failed += looks.length;
  } finally {
    await browser.close();
    await server.stop();
  }
  say(
    `Pictures: ${inRoot('test-results/screens')}${failed > 0 ? `, ${failed} of them not in the state they were meant to show` : ''}`,
  );
  if (forReadme) say(`README: ${await drawOverview()}`);
  return failed > 0 ? 1 : 0;
});
