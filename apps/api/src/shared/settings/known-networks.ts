import { liveTopicSchema } from '@academy/domain/live';
import { networkMatcher } from '@academy/domain/login';
import * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { LIVE_CHANNEL } from '../notify-db';
import { readLoginSettings } from './kept-settings';

/** A notification that got lost costs no more than this. */
const CACHE_MS = 5_000;

const hintSchema = z.object({ topic: liveTopicSchema });
type Matcher = ReturnType<typeof networkMatcher>;

export type IsKnownNetwork = (ip: string) => boolean | Promise<boolean>;

/**
 * Whether an address is in one of the academy's networks. The list is read once in a few seconds,
 * and again as soon as any process saved the settings.
 */
export async function followKnownNetworks({ db, listen }: Pick<Database, 'db' | 'listen'>) {
  let cache: { read: Promise<Matcher>; until: number } | undefined;
  const forget = () => (cache = undefined);
  const unlisten = await listen(
    LIVE_CHANNEL,
    (payload) => {
      if (hintSchema.safeParse(JSON.parse(payload)).data?.topic === 'settings') forget();
    },
    forget,
  );
  const isKnown: IsKnownNetwork = async (ip) => {
    if (!cache || performance.now() >= cache.until) {
      const read = readLoginSettings(db).then(({ knownNetworks }) => networkMatcher(knownNetworks));
      const mine = { read, until: performance.now() + CACHE_MS };
      cache = mine;
      read.catch(() => cache === mine && forget());
    }
    return (await cache.read)(ip);
  };
  // A hook of Fastify would hand itself over as an argument.
  return { isKnown, stop: () => unlisten() };
}
