import { BlockList, isIPv6 } from 'node:net';

/**
 * The address that a proxy names in `X-Forwarded-For`, without the port that some add: every
 * connection of one address has another.
 */
export const addressOf = (forwarded: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(forwarded)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(forwarded)?.[1] ??
  forwarded;

/** The 32 hex digits of an IPv6 address, without its zone. */
function digitsOf(ip: string): string {
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const split = (part = '') =>
    part === '' ? [] : part.split(':').map((group) => group.padStart(4, '0'));
  const [front, back] = [split(head), split(tail)];
  return [...front, '0000'.repeat(8 - front.length - back.length), ...back].join('').toLowerCase();
}

/**
 * The networks that an address is counted under, from the narrowest to the widest: an IPv4 by
 * itself and its /24; an IPv6 by its /64 (one household has all of it, so a single address says
 * nothing), /56 and /48 (what one customer is given).
 */
export function spansOf(ip: string): [own: string, ...wider: string[]] {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(mapped)) return [mapped, mapped.replace(/\.\d+$/, '.0/24')];
  const digits = digitsOf(mapped);
  return [`${digits.slice(0, 16)}/64`, `${digits.slice(0, 14)}/56`, `${digits.slice(0, 12)}/48`];
}

/**
 * Whether an address lies in one of the networks (`203.0.113.0/24`, `2001:db8::/32` or a single
 * address).
 */
export function networks(list: readonly string[]): (ip: string) => boolean {
  const block = new BlockList();
  for (const entry of list) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    block.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (ip) =>
    block.check(
      ip.replace(/^::ffff:(?=\d+\.)/, ''),
      isIPv6(ip) && !ip.startsWith('::ffff:') ? 'ipv6' : 'ipv4',
    );
}
