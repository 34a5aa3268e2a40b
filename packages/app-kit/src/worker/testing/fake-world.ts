import type { Build } from '../build';

/**
 * Caches in memory that list themselves in the order in which they were made, as the browser's do.
 */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://academy.test').pathname;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void store.set(keyOf(request), response),
      keys: async () =>
        Array.from(store.keys(), (path) => new Request(`https://academy.test${path}`)),
      delete: async (request: RequestInfo | URL) => store.delete(keyOf(request)),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL) => {
      const holder = [...stores.keys()].find((name) => stores.get(name)?.has(keyOf(request)));
      return holder === undefined ? undefined : open(holder).match(request);
    },
  };
  return {
    caches: caches as unknown as CacheStorage,
    paths: (name: string) => [...(stores.get(name)?.keys() ?? [])],
    names: () => [...stores.keys()],
  };
}

/**
 * A version of the app: its page starts with a script of its own and shares the style sheet with
 * all others.
 */
export const aBuild = (version: string): Build => ({
  version,
  entry: `/assets/index-${version}.js`,
  files: ['/assets/style.css', `/assets/index-${version}.js`, '/theme.js'],
  keepsPictures: true,
});

const pageOf = ({ entry }: Build) => `<script type="module" crossorigin src="${entry}"></script>`;

/**
 * A server on which a build has been deployed; what it lacks is a 404. Undefined for one that
 * cannot be reached.
 */
export function fakeServer(first: Build | undefined) {
  const asked: { path: string; cache: RequestCache | undefined }[] = [];
  const server = {
    build: first,
    /** What it answers instead of the page. */
    trouble: undefined as Response | undefined,
    asked,
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
      const path = new URL(input instanceof Request ? input.url : input, 'https://academy.test')
        .pathname;
      asked.push({ path, cache: init?.cache });
      const { build } = server;
      if (!build) throw new TypeError('Failed to fetch');
      if (server.trouble) return server.trouble.clone();
      if (!path.includes('.') || path === '/index.html') return new Response(pageOf(build));
      return build.files.includes(path) || path.startsWith('/api/files/') || path.endsWith('.woff2')
        ? new Response(`${path} of ${build.version}`)
        : new Response('', { status: 404 });
    }) as typeof globalThis.fetch,
  };
  return server;
}
