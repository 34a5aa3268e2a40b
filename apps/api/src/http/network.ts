import { BlockList, isIPv6 } from 'node:net';

/** The neighbourhood of an address: the /24 of an IPv4, the /64 of an IPv6 (one household or one server). */
export function neighbourhood(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(mapped)) return mapped.replace(/\.\d+$/, '.0/24');
  const [head = ''] = mapped.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
}

/** Whether an address lies in one of the networks (`203.0.113.0/24`, `2001:db8::/32` or a single address). */
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
