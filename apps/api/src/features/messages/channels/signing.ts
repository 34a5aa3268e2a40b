import type { Db } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { signAddresses } from '../../../shared/links/sign-addresses-db';
import type { Channel, Channels } from './channel';

/** Channels that sign the addresses of a message as they hand it over. */
export function signingChannels(
  channels: Channels,
  { db, keys }: { db: Db; keys: AuthKeys },
): Channels {
  const signing = ({ send, ...channel }: Channel): Channel => ({
    ...channel,
    async send(message) {
      const [signed = message] = await signAddresses(db, keys, [message]);
      return send(signed);
    },
  });
  return Object.fromEntries(
    Object.entries(channels).map(([name, channel]) => [name, signing(channel)]),
  );
}
