import { isHashed, type Build } from './build';

/**
 * `network`: not the worker's business. `page`: an address of the app. `built`: a file that was
 * built with some version of it.
 * `seen`: a font or a picture, kept when it is first met.
 */
export type FetchStrategy = 'network' | 'page' | 'built' | 'seen';

export type Question = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/** The manual is a page of its own, not one of the app. */
const OUTSIDE = /^\/(api|health|manual)(\/|$)/;
const PICTURE = /^\/api\/files\//;

/**
 * How the worker answers a request. Everything below `/api` goes to the server; only pictures of
 * notices, named by their content, are cached. What the app shows offline is stored by the app
 * itself (ADR 0092).
 */
export function fetchStrategy(
  { method, url, mode, destination }: Question,
  origin: string,
  { files, keepsPictures }: Pick<Build, 'files' | 'keepsPictures'>,
): FetchStrategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET') return 'network';
  // Also those of an API with a name of its own: the page asks so that their bytes may be kept.
  const isReadable = asked === origin || mode === 'cors';
  const isPicture = isReadable && PICTURE.test(pathname) && destination === 'image';
  if (isPicture && keepsPictures) return 'seen';
  if (asked !== origin) return 'network';
  if (OUTSIDE.test(pathname)) return 'network';
  // As the server decides it: an address without a file extension is one of the app's own.
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'network' : 'page';
  if (isHashed(pathname)) return destination === 'font' ? 'seen' : 'built';
  return files.includes(pathname) ? 'built' : 'network';
}
