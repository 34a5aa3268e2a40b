import { openDirectory } from '../db/open-directory';
import type { ServerOptions } from '../db/postgres/open-server';
import type { MetricsOfMany } from '../http/metrics/metrics';
import { UPLOAD_TIMEOUT_MS } from '../http/serve';
import { pingDatabase } from '../shared/installation/ping-db';
import type { Served } from '../start/listen';
import type { Tracing } from '../tracing/tracing';
import { takeTurns } from './background/take-turns';
import { followDirectory } from './follow-directory';
import { createFrontDoor } from './front-door';
import { openLobby } from './lobby';
import { openApps, type ForEach } from './open-apps';
import { openRooms, type Premises } from './rooms';

/** As Fastify has it. */
const KEEP_ALIVE_MS = 72_000;

interface HouseDeps
  extends
    Omit<ForEach, 'tracing'>,
    Pick<Premises, 'env' | 'secrets' | 'readUrl'>,
    Pick<ServerOptions, 'width'> {
  directoryUrl: string;
  tracing?: Tracing;
  metrics?: MetricsOfMany | undefined;
  onError: (error: unknown) => void;
  /** Whether this process takes turns with the work beside answering. */
  worksInBackground?: boolean;
}

/**
 * Many academies in one process: an app for each that is in use, over connections that they share
 * (ADR 0480).
 */
export async function openHouse({
  env,
  secrets,
  readUrl,
  directoryUrl,
  tracing,
  metrics,
  width,
  onError,
  worksInBackground = true,
  ...forEach
}: HouseDeps) {
  const database = await openDirectory(directoryUrl, onError);
  const directory = await followDirectory(database, onError);
  const rooms = openRooms({
    env,
    secrets,
    directory,
    readUrl,
    server: { onError, tracing, width },
  });
  const apps = openApps({
    rooms,
    directory,
    metrics,
    forEach: { ...forEach, ...(tracing && { tracing }) },
    onError,
  });

  metrics?.followConnections({ ...database, load: rooms.load });
  const lobby = await openLobby({
    ...forEach,
    env,
    directory,
    probe: () => pingDatabase(database.db),
  });
  const turns = worksInBackground
    ? takeTurns({
        db: database.db,
        directory,
        rooms,
        env,
        clock: forEach.clock,
        isReadOnly: () => env.MAINTENANCE === 'readonly',
        log: lobby.app.log,
        onFailure: metrics?.countBackgroundFailure,
      })
    : undefined;
  const served: Served = {
    ready: async () => undefined,
    routing: createFrontDoor({
      directory,
      isBehindProxy: env.TRUST_PROXY > 0,
      enter: apps.enter,
      onWrite: (academy) => turns?.noteWrite(academy),
      lobby: lobby.answer,
    }),
    close: async () => {
      await apps.close();
      await lobby.app.close();
    },
    server: { requestTimeout: UPLOAD_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
  };
  return {
    served,
    directory,
    rooms,
    /** Whose log is the process's. */
    lobby: lobby.app,
    /** How many academies have an app open. */
    awake: apps.awake,
    /** After `served`: ends every connection. */
    async close() {
      await turns?.stop();
      await directory.stop();
      await rooms.close();
      await database.close();
    },
  };
}
