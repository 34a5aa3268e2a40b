import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Database } from './db/database';
import { endpointTables } from './endpoint-tables';
import { appUrls, type Env } from './env';
import { createAccountBudgets } from './features/accounts/account-budgets';
import { accountRoutes } from './features/accounts/accounts-routes';
import { approvalRoutes } from './features/approvals/approvals-routes';
import { applicationRoutes } from './features/applications/applications-routes';
import { attachmentRoutes } from './features/attachments/attachments-routes';
import { readPresence } from './features/attendance/day/read-presence';
import { attendanceRoutes } from './features/attendance/attendance-routes';
import { auditRoutes } from './features/audit/audit-routes';
import { depositRoutes } from './features/deposits/deposits-routes';
import { calendarRoutes } from './features/calendar/calendar-routes';
import { secondFactorRoutes } from './features/second-factor/second-factor-routes';
import { createOwnBudget } from './shared/accounts/own-budget';
import { createLoginGate } from './features/login/limits/login-budgets';
import { kioskRoutes } from './features/kiosk/kiosk-routes';
import { readKioskOf } from './features/kiosk/kiosks-db';
import { loginRoutes } from './features/login/login-routes';
import { loginManagementRoutes } from './features/login/manage-logins';
import { activateSession, readLiveSession } from './features/login/sessions/sessions-db';
import { mealQuestionRoutes } from './features/meal-questions/meal-questions-routes';
import { menuRoutes } from './features/menus/menus-routes';
import { mealRoutes } from './features/meals/meals-routes';
import { openChannels } from './features/messages/channels/open-channels';
import { messageRoutes } from './features/messages/messages-routes';
import { countOrders, readOrderTasks } from './features/messages/orders/order-standings';
import { pushRoutes } from './features/messages/push/push-routes';
import { mockManagementRoutes } from './features/mocks/managed/manage-routes';
import { mockRoutes } from './features/mocks/mocks-routes';
import { newsRoutes } from './features/news/news-routes';
import { operationRoutes } from './features/operations/operations-routes';
import { pointManagementRoutes } from './features/points/management-routes';
import { pointRoutes } from './features/points/points-routes';
import { priceRoutes } from './features/prices/prices-routes';
import { reasonRoutes } from './features/reasons/reasons-routes';
import { scheduleRoutes } from './features/schedule/schedule-routes';
import { seatRoutes } from './features/seats/seats-routes';
import { settingsManagementRoutes } from './features/settings/management-routes';
import { settingsRoutes } from './features/settings/settings-routes';
import { statementRoutes } from './features/statements/statements-routes';
import { statsRoutes } from './features/stats/stats-routes';
import { guardianRoutes } from './features/students/guardians/guardian-routes';
import { studentRoutes } from './features/students/students-routes';
import { studyTimeRoutes } from './features/study-time/study-time-routes';
import { createAccessTokens } from './http/auth/access-token';
import { createAdmit, createAuthenticate } from './http/auth/auth-hook';
import type { AuthKeys } from './http/auth/auth-keys';
import { acceptJsonBodies } from './http/bodies/body-parsers';
import { compressReads } from './http/compress';
import { takeClientErrors } from './http/client-errors';
import { serveDocs } from './http/docs/docs';
import { answerError, answerErrors } from './http/errors/error-handler';
import { serveEvents } from './http/events/events';
import { serveFiles } from './http/files/files';
import { serveHealth } from './http/health';
import { endLateRequests } from './http/limits/deadlines';
import { createFreeTries } from './http/limits/free-tries';
import { followKnownNetworks, type IsKnownNetwork } from './shared/settings/known-networks';
import { createProofs } from './http/limits/proof-of-work';
import { answerNotFound } from './http/errors/not-found';
import {
  createOriginGuard,
  keepSidesApart,
  originsOf,
  shareWithOrigins,
} from './http/headers/origins';
import { noteRequestFacts } from './http/log/request-facts';
import { loggerSettings, logRequests } from './http/log/request-log';
import type { Metrics } from './http/metrics/metrics';
import { newestBackup } from './operate/backup/rotation';
import { setSecurityHeaders } from './http/headers/security-headers';
import { watchDisk } from './http/errors/watch-disk';
import { createServe, UPLOAD_TIMEOUT_MS, type Serve } from './http/serve';
import { cachedSessions } from './http/auth/sessions';
import { serveSites, type Sites } from './http/files/static';
import { pingDatabase } from './shared/installation/ping-db';
import { seenAt, type Store } from './store/store';
import type { Tracing } from './tracing/tracing';
import { undoers } from './undoers';

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
  /** Left out: nothing is measured. */
  metrics?: Metrics;
  /** Left out: nothing is traced. */
  tracing?: Pick<Tracing, 'watch'>;
  /** Whether every answer is checked against its schema: everywhere but where people are served. */
  checksAnswers?: boolean;
  /** Whether an address is the academy's own; left out: as the settings say. */
  isKnownNetwork?: IsKnownNetwork;
  /** Where log lines go; stdout when left out. */
  logTo?: { write(line: string): void };
}

function createServer(env: Env, logTo: AppDeps['logTo']): FastifyInstance {
  return Fastify({
    logger: { ...loggerSettings(env.LOG_LEVEL), ...(logTo ? { stream: logTo } : {}) },
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

type FeatureDeps = Pick<AppDeps, 'database' | 'env' | 'keys' | 'store'> & {
  tokens: ReturnType<typeof createAccessTokens>;
  isKnownNetwork: IsKnownNetwork | undefined;
};

async function serveFeatures(
  app: FastifyInstance,
  serve: Serve,
  { database, env, keys, store, tokens, isKnownNetwork: given }: FeatureDeps,
): Promise<void> {
  const { db } = database;
  const networks = await followKnownNetworks(database);
  app.addHook('onClose', networks.stop);
  const isKnownNetwork = given ?? networks.isKnown;
  const proofs = createProofs(db, keys);
  const tries = createFreeTries(db, proofs);
  const ownBudget = createOwnBudget(db);
  loginRoutes(serve, {
    db,
    env,
    keys,
    tokens,
    gate: createLoginGate(db, isKnownNetwork, proofs),
  });
  loginManagementRoutes(serve, { db });
  accountRoutes(serve, {
    db,
    budgets: createAccountBudgets({ isKnownNetwork, tries }),
    ownBudget,
    firstAccountCodes: keys.logins.map((key) => key.firstAccountCode),
  });
  secondFactorRoutes(serve, { db, keys, budget: ownBudget });
  mealRoutes(serve, { db });
  mealQuestionRoutes(serve, { db });
  menuRoutes(serve, { db });
  priceRoutes(serve, { db });
  calendarRoutes(serve, { db });
  settingsRoutes(serve, { db, store, apps: appUrls(env) });
  settingsManagementRoutes(serve, {
    db,
    store,
    firstAccountCode: keys.logins[0].firstAccountCode,
  });
  newsRoutes(serve, { db, store });
  pointRoutes(serve, { db });
  pointManagementRoutes(serve, { db });
  messageRoutes(serve, { db, keys, channels: openChannels(env) });
  pushRoutes(serve, { db, env });
  mockRoutes(serve, { db, store });
  mockManagementRoutes(serve, { db, store });
  scheduleRoutes(serve, { db });
  attachmentRoutes(serve, { db, store });
  reasonRoutes(serve, { db });
  applicationRoutes(serve, { db });
  depositRoutes(serve, { db });
  statementRoutes(serve, { db });
  statsRoutes(serve, {
    db,
    readOrderTasks: (now) => readOrderTasks(db, now),
    readPresence: (now) => readPresence(db, now),
  });
  studentRoutes(serve, { db });
  guardianRoutes(serve, { db, keys, studentUrl: appUrls(env).student });
  auditRoutes(serve, { db });
  attendanceRoutes(serve, { db });
  studyTimeRoutes(serve, { db });
  kioskRoutes(serve, { db, keys, tries });
  seatRoutes(serve, { db });
  approvalRoutes(serve, { db });
  operationRoutes(serve, { db, undoers });
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
  metrics,
  tracing,
  isReadOnly = () => env.MAINTENANCE === 'readonly',
  isLeaving = () => false,
  isKnownNetwork,
  checksAnswers,
}: AppDeps): Promise<FastifyInstance> {
  const { db } = database;
  const app = createServer(env, logTo);
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
  answerErrors(app);
  keepSidesApart(app, origins);
  const isDiskFull = watchDisk(app);
  acceptJsonBodies(app);
  await registerPlugins(app);

  const sessions = cachedSessions({
    read: (id) => readLiveSession(db, id),
    activate: (id, now) => activateSession(db, id, now),
  });
  const tokens = createAccessTokens(keys);
  const authenticate = createAuthenticate(tokens, sessions, (token) => readKioskOf(db, token));
  const serve = createServe(
    app,
    createAdmit({
      authenticate,
      refuseForeignOrigin: createOriginGuard(origins),
      isReadOnly,
    }),
    { ...(checksAnswers !== undefined && { checksAnswers }) },
  );

  const served = { database, env, keys, store: seenAt(store, env.API_URL), tokens, isKnownNetwork };
  await serveFeatures(app, serve, served);

  const { streams } = await serveEvents(app, {
    database,
    authenticate,
    tokens,
    clock,
    onRevoked: (id) => sessions.forget(id),
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
  await serveDocs(app, endpointTables);
  serveFiles(app, store);
  serveHealth(app, {
    probe: () => pingDatabase(db),
    closing: () => closing || isLeaving(),
    isReadOnly,
    isDiskFull,
  });
  const page = sites ? await serveSites(app, sites) : () => false;
  answerNotFound(app, endpoints, page);
  return app;
}
