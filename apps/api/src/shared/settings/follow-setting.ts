import { liveTopicSchema } from '@academy/domain/live';
import * as z from 'zod/mini';
import type { Database, Db } from '../../db/database';
import { LIVE_CHANNEL } from '../notify-db';

/** A notification that got lost costs no more than this. */
const CACHE_MS = 5_000;

const hintSchema = z.object({ topic: liveTopicSchema });

/**
 * What follows from a setting, for what every call asks: read once in a few seconds, and again as
 * soon as any process saved the settings.
 */
export async function followSetting<Of>(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  readFrom: (db: Db) => Promise<Of>,
) {
  let cache: { read: Promise<Of>; until: number } | undefined;
  const forget = () => (cache = undefined);
  const unlisten = await listen(
    LIVE_CHANNEL,
    (payload) => {
      if (hintSchema.safeParse(JSON.parse(payload)).data?.topic === 'settings') forget();
    },
    forget,
  );
  return {
    async read(): Promise<Of> {
      if (!cache || performance.now() >= cache.until) {
        const read = readFrom(db);
        const mine = { read, until: performance.now() + CACHE_MS };
        cache = mine;
        read.catch(() => cache === mine && forget());
      }
      return cache.read;
    },
    // A hook of Fastify would hand itself over as an argument.
    stop: () => unlisten(),
  };
}
