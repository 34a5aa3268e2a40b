import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openHouse } from './academies/open-house';
import { buildApp } from './build-app';
import { DataDamaged } from './db/data-damaged';
import type { Database } from './db/database';
import { EngineUnavailable } from './db/embedded/engine';
import { FolderInUse } from './db/embedded/lock-folder';
import { openDatabase } from './db/open';
import { SchemaTooOld } from './db/pending-migrations-db';
import { renewHolidays } from './db/seed/renew-holidays';
import { seedDemo } from './db/seed/seed-demo';
import { appUrls, readEnv, type Env } from './env';
import { EnvError, secretNamed } from './start/env-secrets';
import { isWithoutAccounts } from './shared/accounts/accounts-db';
import { readDemo } from './shared/installation/demo-db';
import { readInstallationId } from './shared/installation/installation-db';
import { hashPassword } from './shared/accounts/passwords';
import { startBackground } from './housekeeping/start-background';
import { parseAuthKeys, type AuthKeys } from './http/auth/auth-keys';
import { storedAuthKeys } from './start/stored-keys';
import { loggedText } from './http/errors/logged-error';
import { followReadOnly } from './http/limits/read-only';
import type { Site, Sites } from './http/files/static';
import { createMetrics, createMetricsOfMany, type Metrics } from './http/metrics/metrics';
import { metricsServer } from './http/metrics/serve-metrics';
import { openBackups, withBackupFolder } from './start/open-backups';
import { listen, listenBeside, PortTaken } from './start/listen';
import { removedVariables } from './start/removed-variables';
import { manyMessage, startMessage } from './start/start-message';
import { openStore } from './store/open-store';
import { openTracing } from './tracing/open-tracing';

/** `apps/…/dist`, seen from `apps/api/dist` and from `apps/api/src` alike. */
const distOf = (app: Site) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url));
const clock = () => new Date();

/** Where the built apps are, and which of them a port serves. */
const sitesOf = (env: Env): Sites => ({
  folders: {
    student: env.STUDENT_DIST ?? distOf('student'),
    admin: env.ADMIN_DIST ?? distOf('admin'),
  },
  ports: new Map<number, Site>([
    [env.STUDENT_PORT, 'student'],
    [env.ADMIN_PORT, 'admin'],
  ]),
});

/** Ctrl-C, a service manager, and a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process at the first signal, as soon as there is something to end step by step.
 * SIGTERM leaves the load balancer time to notice; a second signal, like Ctrl-C, does not wait.
 */
function shutdown(drainSeconds: number) {
  let stopping = false;
  let ends: readonly (() => unknown)[] | undefined;
  const stop = async (signal: (typeof SIGNALS)[number]) => {
    if (stopping || !ends) process.exit(1);
    stopping = true;
    await wait(signal === 'SIGTERM' ? drainSeconds * 1000 : 0);
    for (const end of ends) await end();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(signal).catch(fail));
  return {
    isLeaving: () => stopping,
    onSignals: (steps: readonly (() => unknown)[]) => void (ends = steps),
  };
}

const door = (variable: string, port: number, { HOST: host }: Env) => ({ variable, port, host });

const serveMetrics = (
  metrics: Pick<Metrics, 'text' | 'contentType'> | undefined,
  env: Env,
): Promise<() => unknown> =>
  metrics && env.METRICS_PORT !== undefined
    ? listenBeside(metricsServer(metrics), door('METRICS_PORT', env.METRICS_PORT, env))
    : Promise.resolve(() => undefined);

async function greeting(env: Env, { db }: Database, keys: AuthKeys): Promise<string> {
  return startMessage(env, appUrls(env), {
    demo: (await readDemo(db)).isDemo,
    firstAccountCode: (await isWithoutAccounts(db)) ? keys.logins[0].firstAccountCode : null,
  });
}

/** The ports of the apps, and of the API alone where it has one. */
const doorsOf = (env: Env) => [
  door('STUDENT_PORT', env.STUDENT_PORT, env),
  door('ADMIN_PORT', env.ADMIN_PORT, env),
  ...(env.API_PORT ? [door('API_PORT', env.API_PORT, env)] : []),
];

type Signals = ReturnType<typeof shutdown>;

/** The academies of a directory, as many as there are. */
async function startMany(env: Env, directoryUrl: string, signals: Signals): Promise<void> {
  const tracing = await openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const trouble = new EventEmitter<{ database: [unknown] }>();
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetricsOfMany();
  const house = await openHouse({
    metrics,
    env,
    directoryUrl,
    secrets: env.JWT_KEYS ?? '',
    readUrl: (variable) => secretNamed(process.env, variable),
    onError: (error) => trouble.emit('database', error),
    clock,
    sites: sitesOf(env),
    isLeaving: signals.isLeaving,
    checksAnswers: false,
    ...(tracing && { tracing }),
  });
  const { log } = house.lobby;
  for (const sentence of removedVariables(process.env)) log.warn(sentence);
  trouble.on('database', (error) =>
    log.error({ err: error }, 'trouble with a database in the background'),
  );
  const doors = await listen(house.served, doorsOf(env)).catch(async (error: unknown) => {
    await house.close();
    throw error;
  });
  const closeMetrics = await serveMetrics(metrics, env);
  signals.onSignals([doors.close, closeMetrics, house.close, () => tracing?.stop()]);
  process.stdout.write(manyMessage(env, house.directory.all().length));
}

async function start(): Promise<void> {
  const env = withBackupFolder(readEnv(process.env));
  const signals = shutdown(env.DRAIN_SECONDS);
  const { isLeaving, onSignals } = signals;
  if (env.DIRECTORY_URL !== undefined) return startMany(env, env.DIRECTORY_URL, signals);
  const secrets = env.JWT_KEYS ?? storedAuthKeys(env.DATA_DIR);
  const tracing = await openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const trouble = new EventEmitter<{ database: [unknown]; backup: [unknown, string] }>();
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onError: (error) => trouble.emit('database', error),
    onNote: (sentence) => process.stdout.write(`\n  ${sentence}\n`),
    tracing,
  });
  const keys = parseAuthKeys(secrets, await readInstallationId(database.db));
  const store = openStore(env);
  await renewHolidays(database.db);
  if (env.DEMO && database.kind === 'embedded')
    await seedDemo(database.db, { now: clock(), store, hashPassword });

  const readOnly = await followReadOnly(database, (error) => trouble.emit('database', error));
  const isReadOnly = () => env.MAINTENANCE === 'readonly' || readOnly.isOn();
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics();
  const backups = openBackups(env, {
    clock,
    onError: (error, what) => trouble.emit('backup', error, what),
  });
  const app = await buildApp({
    backups,
    ...(metrics && { metrics }),
    ...(tracing && { tracing }),
    database,
    clock,
    env,
    keys,
    store,
    sites: sitesOf(env),
    isReadOnly,
    isLeaving,
    checksAnswers: false,
  });
  for (const sentence of removedVariables(process.env)) app.log.warn(sentence);
  trouble.on('database', (error) =>
    app.log.error({ err: error }, 'trouble with the database in the background'),
  );
  trouble.on('backup', (error, what) => app.log.error({ err: error }, `${what} failed`));
  const stopWork = startBackground({
    database,
    store,
    clock,
    env,
    keys,
    isReadOnly,
    backUpIfDue: backups?.takeIfDue,
    log: app.log,
    onFailure: metrics?.countBackgroundFailure,
  });
  const stopBackground = () => stopWork().then(readOnly.stop);
  const doors = await listen(app, doorsOf(env)).catch(async (error: unknown) => {
    await stopBackground();
    await database.close();
    throw error;
  });

  const closeMetrics = await serveMetrics(metrics, env);

  onSignals([
    doors.close,
    closeMetrics,
    stopBackground,
    () => database.close(),
    () => tracing?.stop(),
  ]);

  process.stdout.write(await greeting(env, database, keys));
}

/** What the person can put right is said in a sentence; anything else with its stack. */
function fail(error: unknown): never {
  const plain =
    error instanceof EnvError ||
    error instanceof PortTaken ||
    error instanceof FolderInUse ||
    error instanceof DataDamaged ||
    error instanceof EngineUnavailable ||
    error instanceof SchemaTooOld;
  process.stderr.write(`\n${plain ? error.message : loggedText(error)}\n\n`);
  process.exit(1);
}

process.on('uncaughtException', fail);
start().catch(fail);
