import { PAGE, type Build } from './build';
import { fromShell } from './shells';
import { fetchStrategy, type Question } from './fetch-strategy';

/** What the worker needs of the browser. */
export interface WorkerGlobals {
  origin: string;
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
}

/**
 * Fonts and pictures that were met on the way: `academy-font`, `academy-image`, the latter
 * forgotten with the login.
 */
const seenName = ({ destination }: Request) => `academy-${destination}`;
/** This many of each. The font comes in 92 files; of the pictures the oldest make room. */
const MOST_SEEN = 100;
/** ms after which a page comes from the device, when the network has not brought it. */
const PATIENCE = 3000;

const later = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined);
  });

/**
 * The newest available page: the network's, so that old versions are not kept alive; the stored one
 * when no answer comes in time, or when the server has trouble. It then starts with its own stored
 * files.
 */
async function page(
  request: Request,
  { caches, fetch }: WorkerGlobals,
  build: Build,
): Promise<Response> {
  const fresh = fetch(request).catch(() => Response.error());
  const stored = fromShell(caches, build, PAGE);
  const inTime = await Promise.race([fresh, later(PATIENCE)]);
  // A failed request has the status 0.
  if (inTime && inTime.status > 0 && inTime.status < 500) return inTime;
  return (await stored) ?? fresh;
}

async function seen(request: Request, { caches, fetch }: WorkerGlobals): Promise<Response> {
  const cache = await caches.open(seenName(request));
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MOST_SEEN) await cache.delete(oldest);
  }
  return fresh;
}

/** The worker's answer, or undefined for what the browser shall ask for itself. */
export function answer(
  request: Request & Question,
  world: WorkerGlobals,
  build: Build,
): Promise<Response> | undefined {
  switch (fetchStrategy(request, world.origin, build)) {
    case 'network':
      return undefined;
    case 'page':
      return page(request, world, build);
    case 'seen':
      return seen(request, world);
    case 'built':
      return fromShell(world.caches, build, new URL(request.url).pathname).then(
        (stored) => stored ?? world.fetch(request),
      );
  }
}
