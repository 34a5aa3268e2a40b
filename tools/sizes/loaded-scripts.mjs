import { constants, brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * @typedef {{ files: number, raw: number, gzip: number, brotli: number }} Weight bytes, each file
 * compressed by itself
 */

/** The chunk that sends: axios and what is made of it. */
const SENDS = /\/assets\/http-[^/]+\.js$/;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** @param {Buffer[]} scripts @returns {Weight} */
export const weigh = (scripts) => ({
  files: scripts.length,
  raw: scripts.reduce((sum, script) => sum + script.length, 0),
  gzip: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
  brotli: scripts.reduce(
    (sum, script) => sum + brotliCompressSync(script, brotliOptions).length,
    0,
  ),
});

/**
 * Collects every JavaScript file that the pages of a context load, workers included, until `stop`.
 * @param {import('@playwright/test').BrowserContext} context
 */
export function collectScripts(context) {
  /** @type {Map<string, Promise<Buffer>>} */
  const scripts = new Map();
  /** @param {import('@playwright/test').Response} response */
  const onResponse = (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript && response.ok() && !scripts.has(response.url()))
      scripts.set(response.url(), response.body());
  };
  context.on('response', onResponse);
  return {
    /** Everything loaded up to now. */
    stop: async () => {
      context.off('response', onResponse);
      return new Map(
        await Promise.all(
          [...scripts].map(
            async ([url, body]) => /** @type {const} */ ([new URL(url).pathname, await body]),
          ),
        ),
      );
    },
  };
}

/**
 * Holds back what sends until `release`, so that a screen shows what it can do without.
 * @param {import('@playwright/test').Page} page
 */
export async function holdSending(page) {
  /** @type {(value: void) => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(SENDS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
