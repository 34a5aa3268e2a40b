import { existsSync, mkdirSync } from 'node:fs';
import { canUseApt, onPath, unpack } from './apt.mjs';
import { inRoot } from './paths.mjs';
import { Plain } from './say.mjs';

/** Where Debian's lands when the tests fetched it. */
const fetched = inRoot('node_modules/.cache/caddy');

/** A Caddy that is there already. */
export const findCaddy = () =>
  [process.env.CADDY_PATH, onPath('caddy'), `${fetched}/usr/bin/caddy`].find(
    (file) => file && existsSync(file),
  );

/**
 * The path of a Caddy: `CADDY_PATH`, the system's, or Debian's, fetched where apt may be used. The
 * web server of the app images is tested with it.
 */
export function ensureCaddy() {
  const found = findCaddy();
  if (found) return found;
  if (canUseApt()) {
    mkdirSync(fetched, { recursive: true });
    unpack('caddy', fetched);
  }
  const fresh = findCaddy();
  if (fresh) return fresh;
  throw new Plain(
    [
      'The browser tests need Caddy, the web server of the app images, and found none. Any of these helps:',
      '  apt-get install caddy        (Debian, as root)',
      '  brew install caddy',
      '  CADDY_PATH=/path/to/caddy npm test',
    ].join('\n'),
  );
}
