import { mailKeysSchema, textKeysSchema } from '@academy/domain/messages';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { Env } from '../../../env';
import {
  openRow,
  readRows,
  resealRow,
  type KeptName,
  type SealingKeys,
} from '../sending/sending-keys-db';
import type { Channels, OpenChannels } from './channel';
import { ownMailChannel } from './mail';
import { openChannels, SOLAPI, textChannels } from './open-channels';

interface Deps {
  db: Db;
  keys: SealingKeys;
  env: Partial<Env>;
}

/** What was sealed, as it was before. */
const opened = <S extends z.ZodMiniType>(schema: S, text: string): z.output<S> =>
  schema.parse(JSON.parse(text));

/** The ways out that keys open. */
function channelsBy(name: KeptName, text: string, env: Partial<Env>): Channels {
  if (name === 'mail')
    return { mail: ownMailChannel(opened(mailKeysSchema, text), env.MAIL_SERVERS ?? []) };
  if (name !== 'text') return {};
  const { pfId, ...account } = opened(textKeysSchema, text);
  return textChannels({
    ...account,
    url: env.SOLAPI_URL ?? SOLAPI,
    pfId: pfId === '' ? undefined : pfId,
  });
}

/** What keys take the place of, whether they open here or not. */
const PLACES: Readonly<Record<KeptName, readonly string[]>> = {
  text: ['sms', 'alimtalk'],
  mail: ['mail'],
  push: [],
};

/**
 * The ways out that the academy has keys for, else those of the environment. Keys that do not open
 * here send nothing, and nobody else's do in their place.
 */
export function ownChannels({ db, keys, env }: Deps): OpenChannels {
  const named = Object.entries(openChannels(env));
  return async () => {
    const rows = await readRows(db);
    const taken = new Set(rows.flatMap(({ name }) => PLACES[name]));
    const channels: Channels = Object.fromEntries(named.filter(([name]) => !taken.has(name)));
    for (const row of rows) {
      const kept = openRow(keys, row);
      if (kept) Object.assign(channels, channelsBy(row.name, kept.text, env));
      if (kept?.isOld) await resealRow(db, keys, row, kept.text);
    }
    return channels;
  };
}
