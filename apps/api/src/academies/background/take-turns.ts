import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { newestMigration } from '../../db/pending-migrations-db';
import type { Db } from '../../db/database';
import { failureNoter, type NoteFailure } from '../../housekeeping/start-background';
import type { Env } from '../../env';
import { adminUrlIn } from '../academy-env';
import type { Academy } from '../directory-db';
import type { Directory } from '../follow-directory';
import type { Rooms } from '../rooms';
import { markDue, putBack, takeDue, type Taken } from './due-db';
import { moveStudents } from './move-students';
import { takeTurn } from './turn';

/** How long an academy waits at most before a process sees that it is due. */
const EVERY_MS = 1_000;
/** Academies at a time: a slow service of one keeps the others waiting no longer. */
const AT_ONCE = 4;
const AFTER_FAILURE_MS = 60_000;
/** What a stop waits for: what was on its way is done again by the next process. */
const STOP_WITHIN_MS = 5_000;

interface Turns {
  /** The directory's. */
  db: Db;
  directory: Directory;
  rooms: { of: (academy: Academy) => Promise<Rooms> };
  /** Of the whole process. */
  env: Env;
  clock: () => Date;
  isReadOnly: () => boolean;
  log: FastifyBaseLogger;
  onFailure?: NoteFailure | undefined;
}

const soonerOf = <T extends { next: Date }>(turn: T, other: Date | null): T =>
  other !== null && other < turn.next ? { ...turn, next: other } : turn;

/**
 * Does the background work of many academies, those that are due the longest first; any number of
 * processes may. `noteWrite` makes one due at once.
 */
export function takeTurns({ db, directory, rooms, env, clock, isReadOnly, log, onFailure }: Turns) {
  const newest = newestMigration();
  const written = new Set<bigint>();
  const underWay = new Set<Promise<void>>();
  const house = { directory, newest, lend: rooms.of, urlOf: adminUrlIn(env) };
  const move = async (academy: Academy) =>
    isReadOnly()
      ? null
      : moveStudents({ academy, room: await rooms.of(academy), house, now: clock() });
  let isStopping = false;

  async function work(taken: Taken): Promise<void> {
    const academy = directory.all().find(({ id }) => id === taken.academyId);
    const own = log.child({ academy: academy?.slug });
    const later = { next: new Date(clock().getTime() + AFTER_FAILURE_MS), sweptAt: taken.sweptAt };
    const turn = { clock, isReadOnly: isReadOnly(), log: own, onFailure, sweptAt: taken.sweptAt };
    const { next, sweptAt } = !academy
      ? later
      : await rooms
          .of(academy)
          .then(async (room) => soonerOf(await takeTurn({ ...room, ...turn }), await move(academy)))
          .catch((error: unknown) => {
            failureNoter({ log: own, onFailure })('sending')(error);
            return later;
          });
    await putBack(db, { ...taken, sweptAt }, { now: clock(), next });
  }

  async function flush(): Promise<void> {
    const ids = [...written];
    written.clear();
    if (ids.length > 0) await markDue(db, ids, clock());
  }

  async function take(): Promise<void> {
    await flush();
    const atMost = AT_ONCE - underWay.size;
    if (isStopping || atMost <= 0) return;
    const all = await takeDue(db, { now: clock(), newest, atMost });
    for (const taken of all) {
      const one: Promise<void> = work(taken)
        .catch((error: unknown) => log.error({ err: error }, 'an academy was not put back'))
        .finally(() => {
          underWay.delete(one);
          // Who waits is next; at rest the timer asks.
          if (all.length === atMost) look();
        });
      underWay.add(one);
    }
  }

  let looking: Promise<void> | undefined;
  const look = () =>
    void (looking ??= take()
      .catch((error: unknown) => log.error({ err: error }, 'looking for work failed'))
      .finally(() => (looking = undefined)));
  const timer = setInterval(look, EVERY_MS).unref();
  return {
    noteWrite: ({ id }: Academy) => void written.add(id),
    async stop(): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      await looking;
      await flush().catch(() => undefined);
      await Promise.race([Promise.all(underWay), wait(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
