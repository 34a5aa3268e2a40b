import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Database } from './db/database';
import { apiTables, endpointTables, statusOf, wordsOf } from './endpoint-tables';
import type { Env } from './env';
import type { KeptBackups } from './features/backups/kept-backups';
import { activateSession, readLiveSession } from './features/login/sessions/sessions-db';
import { countOrders } from './features/messages/orders/order-standings';
import { createAccessTokens } from './http/auth/access-token';
import { createAdmit, createAuthenticate } from './http/auth/auth-hook';
import type { AuthKeys } from './http/auth/auth-keys';
import { acceptJsonBodies } from './http/bodies/body-parsers';
import { compressReads } from './http/compress';
import { takeClientErrors } from './http/client-errors';
import { serveDocs } from './http/docs/docs';
import { answerError, answerErrors } from './http/errors/error-handler';
import { serveEvents } from './http/events/events';
import { createFeatureGuard } from './http/features-off';
import { mayOpenFiles } from './shared/pictures/picture-addresses';
import { serveFiles } from './http/files/files';
import { serveHealth } from './http/health';
import { endLateRequests } from './http/limits/deadlines';
import type { Branches } from './shared/branches/branches';
import { readTerminal } from './shared/terminals/terminals-db';
import type { IsKnownNetwork } from './shared/settings/known-networks';
import { answerNotFound } from './http/errors/not-found';
import {
  createOriginGuard,
  keepSidesApart,
  originsOf,
  shareWithOrigins,
} from './http/headers/origins';
import { noteRequestFacts } from './http/log/request-facts';
import { loggerSettings, logRequests } from './http/log/request-log';
import type { AppMetrics } from './http/metrics/metrics';
import { newestBackup } from './operate/backup/rotation';
import { setSecurityHeaders } from './http/headers/security-headers';
import { watchDisk } from './http/errors/watch-disk';
import { createServe, UPLOAD_TIMEOUT_MS } from './http/serve';
import { cachedSessions } from './http/auth/sessions';
import { serveSites, type Sites } from './http/files/static';
import { pingDatabase } from './shared/installation/ping-db';
import { followFeatures } from './shared/settings/features-db';
import { serveFeatures } from './serve-features';
import { seenAt, type Store } from './store/store';
import type { Tracing } from './tracing/tracing';

const BODY_LIMIT = 512 * 1024;
const TIMEOUT_MS = 15_000;

export interface AppDeps {
  database: Database;
  /** The app's only idea of the present; tests move it. */
  clock: () => Date;
  env: Env;
  keys: AuthKeys;
  store: Store;
  /** Whether writing is refused at this moment; left out: as MAINTENANCE says. */
  isReadOnly?: () => boolean;
  /** Whether this process is about to end and only serves on until the proxy has seen it. */
  isLeaving?: () => boolean;
  /** The built apps, when this process serves them too. */
  sites?: Sites;
  /** Left out: the server has no folder for backups. */
  backups?: KeptBackups | undefined;
  /** Left out: the academy is no head office. */
  branches?: Branches | undefined;
  /** Left out: nothing is measured. */
  metrics?: AppMetrics;
  /** Left out: nothing is traced. */
  tracing?: Pick<Tracing, 'watch'>;
  /** Whether every answer is checked against its schema: everywhere but where people are served. */
  checksAnswers?: boolean;
  /** Whether an address is the academy's own; left out: as the settings say. */
  isKnownNetwork?: IsKnownNetwork;
  /** Where log lines go; stdout when left out. */
  logTo?: { write(line: string): void };
  /** What the log calls the academy; left out: there is one. */
  academy?: string;
}

/** An app without a call yet. */
export function createServer(
  env: Env,
  { logTo, academy }: Pick<AppDeps, 'logTo' | 'academy'>,
): FastifyInstance {
  return Fastify({
    logger: {
      ...loggerSettings(env.LOG_LEVEL),
      ...(academy !== undefined && { base: { academy } }),
      ...(logTo && { stream: logTo }),
    },
    // `logRequests` writes its own line, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    // Exactly this many hops before us are believed: the socket itself is hop 0.
    trustProxy: (_address: string, hop: number) => hop < env.TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    return503OnClosing: true,
  });
}

async function registerPlugins(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  await compressReads(app);
}

type DoorDeps = Pick<AppDeps, 'database' | 'keys' | 'checksAnswers'> & {
  isReadOnly: () => boolean;
  origins: ReturnType<typeof originsOf>;
};

/** Who may come in: by token and right, and only to what the academy has switched on. */
async function openDoor(
  app: FastifyInstance,
  { database, keys, isReadOnly, origins, checksAnswers }: DoorDeps,
) {
  const { db } = database;
  const sessions = cachedSessions({
    read: (id) => readLiveSession(db, id),
    activate: (id, now) => activateSession(db, id, now),
  });
  const tokens = createAccessTokens(keys);
  const authenticate = createAuthenticate(tokens, sessions, (token) => readTerminal(db, token));
  const features = await followFeatures(database);
  app.addHook('onClose', features.stop);
  const admit = createAdmit({
    authenticate,
    refuseForeignOrigin: createOriginGuard(origins),
    isReadOnly,
    refuseWhatIsOff: createFeatureGuard(features.read),
  });
  const serve = createServe(app, admit, {
    wordsOf,
    ...(checksAnswers !== undefined && { checksAnswers }),
    readFeaturesOff: features.read,
  });
  const forget = (sessionId: string) => sessions.forget(sessionId);
  return { serve, tokens, authenticate, forget, readFeaturesOff: features.read };
}

const endpoints = Object.values(endpointTables).flatMap((table) => Object.values(table));

/**
 * The whole API, and the apps when `sites` says so. Never listens: `server.ts` does, and tests
 * inject.
 */
export async function buildApp({
  database,
  clock,
  env,
  keys,
  store,
  sites,
  logTo,
  academy,
  metrics,
  tracing,
  isReadOnly = () => env.MAINTENANCE === 'readonly',
  isLeaving = () => false,
  isKnownNetwork,
  checksAnswers,
  backups,
  branches,
}: AppDeps): Promise<FastifyInstance> {
  const { db } = database;
  const app = createServer(env, {
    ...(logTo && { logTo }),
    ...(academy !== undefined && { academy }),
  });
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));

  const origins = originsOf(env);
  noteRequestFacts(app, clock, { traces: tracing !== undefined });
  endLateRequests(app, { ms: TIMEOUT_MS });
  tracing?.watch(app);
  metrics?.watch(app);
  setSecurityHeaders(app);
  await shareWithOrigins(app, origins);
  logRequests(app);
  answerErrors(app, statusOf);
  keepSidesApart(app, origins);
  const isDiskFull = watchDisk(app);
  acceptJsonBodies(app);
  await registerPlugins(app);

  const door = await openDoor(app, { database, keys, isReadOnly, origins, checksAnswers });
  const { serve, tokens, authenticate, readFeaturesOff } = door;
  await serveFeatures(app, serve, {
    database,
    env,
    keys,
    store: seenAt(store, env.API_URL),
    tokens,
    isKnownNetwork,
    backups,
    branches,
    readFeaturesOff,
  });

  const { streams } = await serveEvents(app, {
    database,
    authenticate,
    tokens,
    clock,
    readFeaturesOff,
    onRevoked: door.forget,
  });
  const { BACKUP_DIR } = env;
  metrics?.follow({
    database,
    clock,
    streams,
    orders: () => countOrders(db, clock()),
    lastBackup: BACKUP_DIR === undefined ? undefined : () => newestBackup(BACKUP_DIR),
  });
  takeClientErrors(app, { db, onReport: (report) => metrics?.countClientError(report) });
  await serveDocs(app, apiTables);
  serveFiles(app, store, mayOpenFiles(db, keys));
  serveHealth(app, {
    probe: () => pingDatabase(db),
    closing: () => closing || isLeaving(),
    isReadOnly,
    isDiskFull,
  });
  const page = sites ? await serveSites(app, sites, origins.siteOfName) : () => false;
  answerNotFound(app, endpoints, page);
  return app;
}
