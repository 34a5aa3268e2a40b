import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** Networks that are nobody's on the internet: ours, this machine, one's own (RFC 6890). */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether an address is on the internet; one in the server's own network is not. */
export const isPublicAddress = (address: string): boolean =>
  !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Where a name leads on the internet; null where it leads into the server's own network, which
 * nobody who writes a name into a form may reach.
 */
export async function publicAddressOf(host: string): Promise<string | null> {
  const found = (await lookup(host, { all: true })).map(({ address }) => address);
  return found.every(isPublicAddress) ? (found[0] ?? null) : null;
}
