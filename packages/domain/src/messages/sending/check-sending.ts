import { checkAddress } from '../check-settings';
import type { MailKeys, TextKeys } from './sending-schemas';
import { portText, sendingErrors as texts } from './sending-texts';

export type TextKeysErrors = Partial<Record<keyof TextKeys, string>>;
export type MailKeysErrors = Partial<Record<keyof MailKeys, string>>;

/** Where mail servers take mails from their users (RFC 8314, RFC 6409 and its usual stand-in). */
export const MAIL_PORTS = [465, 587, 2525] as const;
const LAST_PORT = 65_535;

const KEY = /^[\w-]{8,}$/;
const SENDER = /^\d{8,12}$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** As they are kept: without the blanks that come along with copied keys, a number in digits. */
export const tidyTextKeys = ({ apiKey, apiSecret, from, pfId }: TextKeys): TextKeys => ({
  apiKey: apiKey.trim(),
  apiSecret: apiSecret.trim(),
  from: from.replaceAll(/[\s-]/g, ''),
  pfId: pfId.trim(),
});
export const tidyMailKeys = ({ host, port, user, password, from }: MailKeys): MailKeys => ({
  host: host.trim().toLowerCase(),
  port,
  user: user.trim(),
  password,
  from: from.trim(),
});

/** What must be corrected before an account of the text service is kept. */
export function checkTextKeys(keys: TextKeys): TextKeysErrors {
  const { apiKey, apiSecret, from, pfId } = tidyTextKeys(keys);
  return {
    ...(!KEY.test(apiKey) && { apiKey: texts.apiKey }),
    ...(!KEY.test(apiSecret) && { apiSecret: texts.apiSecret }),
    ...(!SENDER.test(from) && { from: texts.from }),
    ...(pfId !== '' && !KEY.test(pfId) && { pfId: texts.pfId }),
  };
}

/** The same of a mail server. */
export function checkMailKeys(keys: MailKeys): MailKeysErrors {
  const { host, port, user, password, from } = tidyMailKeys(keys);
  const isPort = Number.isInteger(port) && port >= 1 && port <= LAST_PORT;
  return {
    ...(!HOST.test(host) && { host: texts.host }),
    ...(!isPort && { port: texts.port }),
    ...(user === '' && { user: texts.user }),
    ...(password === '' && { password: texts.password }),
    ...(checkAddress(from).address !== undefined && { from: texts.sender }),
  };
}

/**
 * The server connects for whoever may write settings: it hands mails over at the ports for that, or
 * at a server that the operator named (`host:port`).
 */
export const checkMailPort = (
  { host, port }: Pick<MailKeys, 'host' | 'port'>,
  known: readonly string[],
): MailKeysErrors =>
  known.includes(`${host}:${port}`) || MAIL_PORTS.some((one) => one === port)
    ? {}
    : { port: portText(MAIL_PORTS) };
