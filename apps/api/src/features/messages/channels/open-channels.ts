import type { Env } from '../../../env';
import type { Channels } from './channel';
import { mailChannel } from './mail';
import { solapiChannel } from './solapi';

type Named = Pick<
  Env,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SOLAPI_URL'
  | 'SOLAPI_API_KEY'
  | 'SOLAPI_API_SECRET'
  | 'SOLAPI_FROM'
  | 'SOLAPI_PF_ID'
>;

function textChannels(env: Partial<Named>): Channels {
  const {
    SOLAPI_URL: url = 'https://api.solapi.com',
    SOLAPI_API_KEY: apiKey,
    SOLAPI_API_SECRET: apiSecret,
    SOLAPI_FROM: from,
    SOLAPI_PF_ID: pfId,
  } = env;
  if (apiKey === undefined || apiSecret === undefined || from === undefined) return {};
  const account = { url, apiKey, apiSecret, from, pfId };
  return {
    sms: solapiChannel(account, 'sms'),
    ...(pfId !== undefined && { alimtalk: solapiChannel(account, 'alimtalk') }),
  };
}

/** The ways out that the environment names. */
export function openChannels(env: Partial<Named>): Channels {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  return {
    ...(url !== undefined && from !== undefined && { mail: mailChannel({ url, from }) }),
    ...textChannels(env),
  };
}
