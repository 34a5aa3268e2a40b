// The programs that tests need beside Node: found, or installed where Debian's apt may be used.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { Plain, say } from './say.mjs';

/** Where the shell would find a program, when it does. */
const onPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const canUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && Boolean(onPath('apt-get'));

/** @param {string} command @param {string} [cwd] */
function shell(command, cwd = '/') {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {...string} packages */
function install(...packages) {
  say(`Installing ${packages.join(' and ')} …`);
  shell('apt-get update -qq');
  shell(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`);
}

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/**
 * Chromium without its windows: the same pages for a fifth less work, which a build of hundreds of
 * browser tests feels. Many frames in one page (the stories) lose their focus in it.
 */
const LEAN = 'chromium-headless-shell';

/** A browser that is there: the asked one, the system's, or Playwright's own. */
export const findBrowser = () =>
  [
    process.env.CHROMIUM_PATH,
    ...CHROMIUMS.map(onPath),
    ...CHROMIUM_PLACES,
    createRequire(import.meta.url)('@playwright/test').chromium.executablePath(),
  ].find((file) => file && existsSync(file));

function ensureKoreanFont() {
  const list = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' });
  if (list.status === 0 && list.stdout.trim() !== '') return;
  if (canUseApt()) install('fonts-noto-cjk', 'fontconfig');
  else if (process.platform === 'linux')
    say('No Korean font was found: pictures show boxes. Debian: apt-get install fonts-noto-cjk');
}

/** Debian's lean browser, installed where a build may; when that fails any other does. */
function leanBrowser() {
  if (process.env.CHROMIUM_PATH || onPath(LEAN) || !process.env.CI || !canUseApt())
    return onPath(LEAN);
  try {
    install(LEAN);
  } catch {
    say(`${LEAN} can't be installed here; another browser does.`);
  }
  return onPath(LEAN);
}

/** The path of a Chromium or Chrome; with `lean` the lean one before the others. */
export async function ensureBrowser({ lean = false } = {}) {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked))
    throw new Plain(`CHROMIUM_PATH=${asked}: there is no such file.`);
  if (!asked && lean && leanBrowser()) {
    ensureKoreanFont();
    return leanBrowser() ?? '';
  }
  if (!findBrowser() && canUseApt()) install('chromium');
  const found = findBrowser();
  if (found) {
    ensureKoreanFont();
    return found;
  }
  throw new Plain(`The browser tests need Chromium or Chrome and found none. Any of these helps:
  npx playwright install --with-deps chromium
  apt-get install chromium fonts-noto-cjk        (Debian, as root)
  CHROMIUM_PATH=/path/to/chrome npm test`);
}

/** Where Debian's lands when the tests fetched it. */
const fetchedCaddy = inRoot('node_modules/.cache/caddy');

/** A Caddy that is there already. */
export const findCaddy = () =>
  [process.env.CADDY_PATH, onPath('caddy'), `${fetchedCaddy}/usr/bin/caddy`].find(
    (file) => file && existsSync(file),
  );

/** The path of a Caddy, the web server of the app images. Debian's is unpacked, not installed. */
export function ensureCaddy() {
  if (!findCaddy() && canUseApt()) {
    say('Fetching caddy …');
    mkdirSync(fetchedCaddy, { recursive: true });
    shell('apt-get update -qq');
    shell('apt-get download -qq -o APT::Sandbox::User=root caddy', fetchedCaddy);
    shell('dpkg-deb -x caddy_*.deb . && rm caddy_*.deb', fetchedCaddy);
  }
  const found = findCaddy();
  if (found) return found;
  throw new Plain(`The browser tests need Caddy, the web server of the app images, and found none.
  apt-get install caddy        (Debian, as root)
  brew install caddy
  CADDY_PATH=/path/to/caddy npm test`);
}

/** The other browsers of the `engines` step, as Debian has them: programs and their packages. */
const ENGINES = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  screen: { names: ['xvfb-run'], package: 'xvfb' },
  screenRights: { names: ['xauth'], package: 'xauth' },
};

/** @param {keyof typeof ENGINES} engine */
export const findEngine = (engine) => ENGINES[engine].names.map(onPath).find(Boolean);

/** Installs what is missing, or says what to install: a browser that is not there is no success. */
export function ensureEngines() {
  const missing = () =>
    Object.values(ENGINES)
      .filter(({ names }) => !names.some(onPath))
      .map((engine) => engine.package);
  if (missing().length > 0 && canUseApt()) install(...missing());
  if (missing().length > 0)
    throw new Plain(
      `The step "engines" needs Firefox and WebKitGTK. Debian, as root:\n  apt-get install ${missing().join(' ')}`,
    );
}
