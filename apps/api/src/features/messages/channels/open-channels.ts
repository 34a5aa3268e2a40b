import type { Env } from '../../../env';
import type { Channels } from './channel';
import { mailChannel } from './mail';
import { solapiChannel, type SolapiAccount } from './solapi';

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

/** Where the service is, unless the environment says so. */
export const SOLAPI = 'https://api.solapi.com';

/** 문자 by an account, and 알림톡 where it has a channel at Kakao. */
export const textChannels = (account: SolapiAccount): Channels => ({
  sms: solapiChannel(account, 'sms'),
  ...(account.pfId !== undefined && { alimtalk: solapiChannel(account, 'alimtalk') }),
});

function namedTexts({
  SOLAPI_URL: url = SOLAPI,
  SOLAPI_API_KEY: apiKey,
  SOLAPI_API_SECRET: apiSecret,
  SOLAPI_FROM: from,
  SOLAPI_PF_ID: pfId,
}: Partial<Named>): Channels {
  if (apiKey === undefined || apiSecret === undefined || from === undefined) return {};
  return textChannels({ url, apiKey, apiSecret, from, pfId });
}

/** The ways out that the environment names. */
export function openChannels(env: Partial<Named>): Channels {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  return {
    ...(url !== undefined && from !== undefined && { mail: mailChannel({ url, from }) }),
    ...namedTexts(env),
  };
}
