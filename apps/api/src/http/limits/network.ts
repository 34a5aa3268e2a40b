import ipaddr from 'ipaddr.js';

/**
 * The address that a proxy names in `X-Forwarded-For`, without the port that some add: every
 * connection of one address has another.
 */
export const addressOf = (forwarded: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(forwarded)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(forwarded)?.[1] ??
  forwarded;

/**
 * The networks that an address is counted under, from the narrowest to the widest: an IPv4 by
 * itself and its /24; an IPv6 by its /64 (one household has all of it, so a single address says
 * nothing), /56 and /48 (what one customer is given).
 */
export function spansOf(ip: string): [own: string, ...wider: string[]] {
  // Not an address: what a proxy sent, counted as it is.
  if (!ipaddr.isValid(ip)) return [ip];
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') {
    const own = address.toString();
    return [own, own.replace(/\.\d+$/, '.0/24')];
  }
  // Without a zone (`%eth0`), which names the interface and not the network.
  const bare = ipaddr.fromByteArray(address.toByteArray()).toString();
  const within = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${bits}`).toString()}/${bits}`;
  return [within(64), within(56), within(48)];
}
