import { isHashed, PAGE, type Build } from './build';

const PREFIX = 'academy-shell-';
const shellName = ({ version }: Build) => `${PREFIX}${version}`;

async function good(answer: Promise<Response>, address: string): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * Stores one whole version of the app, or none. The page is stored only when it starts with this
 * version's script: while a new version is being rolled out, a server may answer with one version's
 * worker and the other's page.
 */
export async function storeShell(
  caches: CacheStorage,
  fetch: typeof globalThis.fetch,
  build: Build,
): Promise<void> {
  // What has no hash in its name must not come from the browser's own cache.
  const ask = (address: string) =>
    good(fetch(address, { cache: isHashed(address) ? 'default' : 'no-cache' }), address);
  const page = await ask(PAGE);
  if (!(await page.clone().text()).includes(`"${build.entry}"`))
    throw new Error(`${PAGE} is of another version than the worker.`);
  const answers = await Promise.all(
    build.files.map(async (address) => [address, await ask(address)] as const),
  );
  const cache = await caches.open(shellName(build));
  await Promise.all(
    [...answers, [PAGE, page] as const].map(([address, response]) => cache.put(address, response)),
  );
}

/** Forgets old versions but the last one: a tab that still runs it may need its files. */
export async function deleteOldShells(caches: CacheStorage, build: Build): Promise<void> {
  // Caches are listed in the order in which they were made.
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== shellName(build),
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file of this version; of another one only if its name says that it never changes. */
export async function fromShell(
  caches: CacheStorage,
  build: Build,
  path: string,
): Promise<Response | undefined> {
  const own = await (await caches.open(shellName(build))).match(path, { ignoreVary: true });
  return own ?? (isHashed(path) ? caches.match(path, { ignoreVary: true }) : undefined);
}
