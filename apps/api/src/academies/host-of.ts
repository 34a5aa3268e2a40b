import type { IncomingMessage } from 'node:http';

const lastOf = (value: string | string[] | undefined) =>
  [value].flat().at(-1)?.split(',').at(-1)?.trim();

/**
 * The host name that a request is meant for, as the directory has it: in lower case, without a
 * port. From the proxy where there is one, as an academy's own app reads it, too.
 */
export function hostOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isBehindProxy: boolean,
): string {
  const host = (isBehindProxy && lastOf(headers['x-forwarded-host'])) || headers.host || '';
  return host.replace(/:\d+$/, '').toLowerCase();
}
