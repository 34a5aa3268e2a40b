import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { signInAsManager, signInAsStudent } from '../support/chromium.mjs';
import { inRoot } from '../support/paths.mjs';
import { pictureFolder } from './books.mjs';
import { pictureName } from './pictures.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = {
  student: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  admin: { viewport: { width: 1280, height: 800 } },
};
/** Letters stay sharp at this quality, and a whole book below 2.5 MB. */
const WEBP = { quality: 80, effort: 6, smartSubsample: true };

/**
 * @type {Record<'student' | 'manager' | 'admin', (page: Page, origin: string) => Promise<void>>}
 */
const signIn = {
  student: (page, origin) => signInAsStudent(page, origin, '01012345678'),
  manager: (page, origin) => signInAsManager(page, origin, 'manager', 'Manager1234!'),
  admin: (page, origin) => signInAsManager(page, origin, 'admin', 'Admin1234!'),
};

/**
 * The server's own picture library.
 * @type {(input: Buffer) => { webp(options: object): { toBuffer(): Promise<Buffer> } }}
 */
const sharp = createRequire(inRoot('apps/api/package.json'))('sharp');

/**
 * Where pictures lie or are asked for: all of them there, and the font's letters.
 * @param {Page} page
 */
const painted = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images]
        .filter(({ loading, complete }) => loading !== 'lazy' && !complete)
        .map((image) => image.decode().catch(() => undefined)),
    );
  });

/**
 * One sign-in per role for the whole run: a refresh cookie changes with every page that is opened,
 * so each picture starts with what the one before has left.
 */
export class Camera {
  /**
   * @type {Map<string,
   * NonNullable<import('@playwright/test').BrowserContextOptions['storageState']>>}
   */
  #sessions = new Map();

  /**
   * @param {import('@playwright/test').Browser} browser
   * @param {import('./server.mjs').DemoServer} server
   * @param {string} at the instant at which all clocks are stopped
   */
  constructor(browser, server, at) {
    this.browser = browser;
    this.server = server;
    this.at = at;
  }

  /**
   * Takes one picture into its book's folder; answers its weight in bytes.
   * @param {import('../screens/table.mjs').Scene} scene
   */
  async take(scene) {
    const { app, as, path, prepare } = scene;
    const storageState = as && this.#sessions.get(as);
    const context = await this.browser.newContext({
      ...SIZES[app],
      ...(storageState && { storageState }),
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await page.clock.setFixedTime(this.at);
      const origin = this.server[app];
      if (as && !storageState) await signIn[as](page, origin);
      await page.goto(`${origin}${path}`);
      await prepare?.(page);
      // A page with live events is never idle: this only waits for late files.
      await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
      await painted(page);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const webp = await sharp(png).webp(WEBP).toBuffer();
      mkdirSync(pictureFolder(app), { recursive: true });
      writeFileSync(join(pictureFolder(app), `${pictureName(scene)}.webp`), webp);
      if (as) this.#sessions.set(as, await context.storageState());
      return webp.length;
    } finally {
      await context.close();
    }
  }
}
