import { getHeapStatistics } from 'node:v8';
import { buildApp, type AppDeps } from '../build-app';
import { newestMigration } from '../db/pending-migrations-db';
import { notNow } from '../http/errors/refusal';
import { followReadOnly } from '../http/limits/read-only';
import type { MetricsOfMany } from '../http/metrics/metrics';
import { backupsIn } from '../start/open-backups';
import { adminUrlIn } from './academy-env';
import { openBranches } from './branches';
import type { Academy } from './directory-db';
import type { Directory } from './follow-directory';
import { keepAwake, type Visit } from './awake';
import { roomsKey, type Rooms } from './rooms';
import { isServedBy } from './served-version-db';

/** A switch is notified; this is for lost notifications, and there are many academies. */
const ASK_READ_ONLY_MS = 60_000;
const NOT_YET_SECONDS = 30;

/** What an app holds, as it was measured (`docs/scale.md`). */
const APP_BYTES = 3.1 * 2 ** 20;
/**
 * How many unused apps stay open, and for how long: more than half of the memory that Node may take
 * they never hold. A bound below the academies that are in use costs each visit an app.
 */
const AWAKE = {
  most: Math.floor(getHeapStatistics().heap_size_limit / 2 / APP_BYTES),
  idleMs: 10 * 60_000,
};

/** What every academy's app has from the process. */
export type ForEach = Pick<
  AppDeps,
  'clock' | 'sites' | 'isLeaving' | 'logTo' | 'checksAnswers' | 'isKnownNetwork' | 'tracing'
>;

interface Openings {
  metrics?: MetricsOfMany | undefined;
  rooms: { of: (academy: Academy) => Promise<Rooms> };
  directory: Directory;
  forEach: ForEach;
  onError: (error: unknown) => void;
}

/** An academy's own app, ready to be asked. */
function appOpener({ rooms, directory, forEach, metrics, onError }: Openings) {
  const newest = newestMigration();
  return async (academy: Academy) => {
    if (!isServedBy(newest, academy)) throw notNow('busy', NOT_YET_SECONDS);
    const { places, ...own } = await rooms.of(academy);
    const readOnly = await followReadOnly(own.database, onError, ASK_READ_ONLY_MS);
    const urlOf = adminUrlIn(own.env);
    const isMoving = () => directory.byHost(academy.studentHost)?.state === 'moving';
    const app = await buildApp({
      ...forEach,
      ...own,
      academy: academy.slug,
      backups: backupsIn(own.env.BACKUP_DIR, places, false, { clock: forEach.clock, onError }),
      ...(metrics && { metrics: metrics.of(academy.slug) }),
      branches: openBranches({ directory, newest, lend: rooms.of, urlOf }, academy),
      isReadOnly: () => own.env.MAINTENANCE === 'readonly' || readOnly.isOn() || isMoving(),
    });
    await app.ready();
    return { routing: app.routing, close: () => app.close().then(readOnly.stop) };
  };
}

/** The apps of the academies, each open while it is used and as it is in the directory. */
export function openApps(openings: Openings) {
  const { directory, onError } = openings;
  const openApp = appOpener(openings);
  type App = Awaited<ReturnType<typeof openApp>>;
  const awake = keepAwake<App>({ ...AWAKE, close: (app) => app.close(), onError });
  const newest = newestMigration();
  const keyOf = (academy: Academy) => `${roomsKey(academy)} ${isServedBy(newest, academy)}`;
  directory.onChange(() => {
    const open = directory.all().filter(({ state }) => state !== 'suspended');
    const current = new Map(open.map((academy) => [String(academy.id), keyOf(academy)]));
    void awake.keepOnly((id, key) => current.get(id) === key);
  });
  return {
    enter: (academy: Academy): Promise<Visit<App>> =>
      awake.enter(String(academy.id), keyOf(academy), () => openApp(academy)),
    awake: awake.size,
    close: awake.close,
  };
}
