import type { Env } from '../../../env';
import type { Channels } from './channel';
import { mailChannel } from './mail';

/** The ways out that the environment names. */
export const openChannels = ({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Channels =>
  url === undefined || from === undefined ? {} : { mail: mailChannel({ url, from }) };
