import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageFallback } from '../errors/not-found';

export type Site = 'student' | 'admin';

export interface Sites {
  /** Folders of the built apps. */
  folders: Record<Site, string>;
  /**
   * The site that a listener serves, by its port; a port that is not listed serves the API only.
   */
  ports: ReadonlyMap<number, Site>;
}

/** The app that has a host name for itself. */
type SiteOfName = (hostname: string) => Site | undefined;

const HASHED = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** vite puts a hash into the name of everything in it. */
const isHashed = (file: string) => /[\\/]assets[\\/][^\\/]+$/.test(file);
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';
const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  !/\.\w+$/.test(pathOf(request));

/** Behind a proxy by name (its own, `student.…`, `admin.…`), otherwise by the listener's port. */
function siteOf(
  { hostname, socket }: FastifyRequest,
  ports: Sites['ports'],
  siteOfName: SiteOfName,
): Site | undefined {
  const named = siteOfName(hostname);
  if (named) return named;
  if (hostname.startsWith('student.')) return 'student';
  if (hostname.startsWith('admin.')) return 'admin';
  return ports.get(socket.localPort ?? 0);
}

/**
 * Serves both built apps. Compressed copies that lie beside a file (`.br`, `.gz`) are sent to
 * clients that accept them. The answer is the fallback for `answerNotFound`: an address of the app
 * itself, not of a file, gets its page.
 */
export async function serveSites(
  app: FastifyInstance,
  { folders, ports }: Sites,
  siteOfName: SiteOfName,
): Promise<PageFallback> {
  await app.register(fastifyStatic, {
    root: [folders.student, folders.admin],
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // Said of files that are there, never of a 404: that would be kept for a year.
    setHeaders: (reply, file) =>
      void reply.header('cache-control', isHashed(file) ? HASHED : REVALIDATE),
  });
  const send = (reply: FastifyReply, path: string, site: Site) => {
    reply.sendFile(path, folders[site]);
  };

  app.get('/*', (request, reply) => {
    const site = siteOf(request, ports, siteOfName);
    const path = pathOf(request);
    // A folder is served as its page, like any other file, also to a monitor.
    if (site) send(reply, decodeURIComponent(path.replace(/\/$/, '/index.html')), site);
    else reply.callNotFound();
  });

  return (request, reply) => {
    const site = siteOf(request, ports, siteOfName);
    if (!site || !wantsPage(request)) return false;
    send(reply.code(200), '/index.html', site);
    return true;
  };
}
