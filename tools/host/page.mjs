import { createHash } from 'node:crypto';

/**
 * What differs from place to place: the API's origin, and what the app is called there.
 * @typedef {{ api: string, name?: string }} Place
 */

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} page @param {RegExp} tag @param {string} content */
function filled(page, tag, content) {
  if (!tag.test(page)) throw new Error(`The page has no ${tag.source}.`);
  return page.replace(tag, (_, before, after) => `${before}${escaped(content)}${after}`);
}

const metaTag = (/** @type {string} */ name) =>
  new RegExp(`(<meta name="${name}" content=")[^"]*(")`);

/**
 * The page of an app for a place, with a connection to the API opened ahead of the first call.
 * @param {string} page @param {Place} place
 */
export function pageFor(page, { api, name }) {
  const here = filled(page, metaTag('academy-api'), `${api}/api`).replace(
    '</title>',
    `</title>\n    <link rel="preconnect" href="${escaped(api)}" crossorigin="use-credentials" />`,
  );
  if (name === undefined) return here;
  const named = filled(filled(here, /(<title>)[^<]*(<)/, name), metaTag('application-name'), name);
  return page.includes('apple-mobile-web-app-title')
    ? filled(named, metaTag('apple-mobile-web-app-title'), name)
    : named;
}

/**
 * What an installed app is called.
 * @param {string} manifest @param {Place} place
 */
export const manifestFor = (manifest, { name }) =>
  name === undefined
    ? manifest
    : `${JSON.stringify({ ...JSON.parse(manifest), name, short_name: name }, null, 2)}\n`;

/**
 * The worker keeps a whole version with its page: another page is another version.
 * @param {string} worker @param {string} page
 */
export function workerFor(worker, page) {
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16);
  const own = /(version:.)[0-9a-f]{16}/;
  if (!own.test(worker)) throw new Error('The worker names no version.');
  return worker.replace(own, `$1${version}`);
}
