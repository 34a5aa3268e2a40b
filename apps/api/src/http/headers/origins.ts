import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appUrls, type Env } from '../../env';
import { Refusal } from '../errors/refusal';
import type { Site } from '../files/static';

/** What pages of an allowed origin may do and read. */
const SHARED = {
  credentials: true,
  strictPreflight: false,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'X-Client-Seq',
    'X-Proof-Of-Work',
    'X-Requested-With',
    'traceparent',
  ],
  exposedHeaders: [
    'Authorization',
    'Content-Disposition',
    'ETag',
    'Retry-After',
    'X-Academy-Extensions',
    'X-Error-Message',
    'X-Request-Id',
    'X-Server-Time',
  ],
  /** Seconds; Chromium's cap. */
  maxAge: 7200,
};

/** Which origins are whose. An origin or a name that is not listed for a side is not of it. */
export interface Origins {
  /** Whether pages of this origin may call what belongs to a side with cookies. */
  allows(origin: string, side: Site | undefined): boolean;
  /** The app that has a host name for itself; undefined: any, or both. */
  siteOfName(hostname: string): Site | undefined;
  any: boolean;
}

type Urls = Parameters<typeof appUrls>[0] & Pick<Env, 'ALLOWED_ORIGINS' | 'API_URL'>;

/**
 * Origins whose pages may call the API with cookies: those that were named, and each app's for its
 * own side when the API has a name of its own.
 */
export function originsOf(env: Urls): Origins {
  const urls = appUrls(env);
  const [student, admin] = [new URL(urls.student), new URL(urls.admin)];
  const both = new Set(env.ALLOWED_ORIGINS);
  const own = env.API_URL === undefined ? {} : { student: student.origin, admin: admin.origin };
  return {
    allows: (origin, side) =>
      both.has(origin) ||
      (side === undefined ? Object.values(own).includes(origin) : own[side] === origin),
    siteOfName(hostname) {
      if (student.hostname === admin.hostname) return undefined;
      if (hostname === student.hostname) return 'student';
      return hostname === admin.hostname ? 'admin' : undefined;
    },
    any: both.size > 0 || env.API_URL !== undefined,
  };
}

/** Whose call an address is; undefined: both apps'. */
export function sideOfPath(url: string): Site | undefined {
  if (url.startsWith('/api/admin/')) return 'admin';
  return url.startsWith('/api/students/') ? 'student' : undefined;
}

/**
 * Cookies travel by themselves, so the calls that live on one must come from our own pages: from an
 * origin of that side, from the same origin, or from no browser at all.
 */
export function createOriginGuard(origins: Origins) {
  return ({ headers, protocol, host, url }: FastifyRequest): void => {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    const fromOurs =
      origin !== undefined &&
      (origins.allows(origin, sideOfPath(url)) || origin === `${protocol}://${host}`);
    if (fromOurs || site === 'same-origin' || (origin === undefined && site === undefined)) return;
    throw new Refusal('forbidden');
  };
}

/**
 * Where the apps have names of their own, the managers' calls are not served at the students': a
 * page there finds none of them, whatever it carries.
 */
export function keepSidesApart(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', async ({ hostname, url }) => {
    if (sideOfPath(url) === 'admin' && origins.siteOfName(hostname) === 'student')
      throw new Refusal('not-found');
  });
}

/**
 * CORS for pages that are on another subdomain than the API: exact origins only, each for its own
 * side, and no others.
 */
export async function shareWithOrigins(app: FastifyInstance, origins: Origins): Promise<void> {
  if (!origins.any) return;
  await app.register(cors, {
    delegator: async ({ headers: { origin }, url }: FastifyRequest) => ({
      ...SHARED,
      origin: origin !== undefined && origins.allows(origin, sideOfPath(url)) && origin,
    }),
  });
}
