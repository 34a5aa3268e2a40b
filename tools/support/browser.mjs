import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { apt, canUseApt, onPath } from './apt.mjs';
import { Plain, say } from './say.mjs';

/**
 * Chromium without its windows: the same pages for a fifth less work, which a build of hundreds of
 * browser tests feels. Many frames in one page (the stories) lose their focus in it.
 */
const LEAN = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** A browser that is there already: the system's or Playwright's own. */
const installed = () =>
  NAMES.map(onPath).find(Boolean) ??
  FIXED_PLACES.find((file) => existsSync(file)) ??
  playwrightsOwn();

/**
 * Used by tests when no browser was looked for before; undefined lets Playwright report what is
 * missing.
 */
export const findBrowser = () => process.env.CHROMIUM_PATH ?? installed();

function ensureKoreanFont() {
  const list = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  if (list.status === 0 && list.stdout.trim() !== '') return;
  if (canUseApt()) apt(['fonts-noto-cjk', 'fontconfig']);
  else if (process.platform === 'linux')
    say(
      'No Korean font was found: tests still run, but screenshots show boxes. Debian: apt-get install fonts-noto-cjk',
    );
}

/**
 * Debian's lean browser, installed where a build may install it; when that fails any other does.
 */
function leanBrowser() {
  const there = onPath(LEAN);
  if (there || !process.env.CI || !canUseApt()) return there;
  try {
    apt([LEAN]);
    return onPath(LEAN);
  } catch {
    say(`${LEAN} can't be installed here; another browser does.`);
    return undefined;
  }
}

/**
 * The path of a Chromium or Chrome: `CHROMIUM_PATH`, the system's, Playwright's own, or one
 * installed by apt; with `lean` the lean one before them.
 * @param {{ lean?: boolean }} [options]
 * @returns {Promise<string>}
 */
export async function ensureBrowser({ lean = false } = {}) {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked))
    throw new Plain(`CHROMIUM_PATH=${asked}: there is no such file.`);
  const found = asked ?? (lean ? leanBrowser() : undefined) ?? installed();
  if (found) {
    ensureKoreanFont();
    return found;
  }
  if (canUseApt()) apt(['chromium', 'fonts-noto-cjk', 'fontconfig']);
  const fresh = installed();
  if (fresh) return fresh;
  throw new Plain(
    [
      'The browser tests need Chromium or Chrome and found none. Any of these helps:',
      '  npx playwright install --with-deps chromium',
      '  apt-get install chromium fonts-noto-cjk        (Debian, as root)',
      '  CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}
