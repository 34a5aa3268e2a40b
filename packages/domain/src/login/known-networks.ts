import ipaddr from 'ipaddr.js';
import { fill } from '../text/fill';
import { knownNetworkTexts as texts } from './login-texts';

const { IPv4, IPv6 } = ipaddr;

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [address: Address, bits: number];

/** As wide as one customer's line is at most; anything wider names strangers too. */
const WIDEST = { ipv4: 16, ipv6: 48 } as const;
const NETWORKS_LIMIT = 50;
/** An IPv4 address within an IPv6 one (`::ffff:203.0.113.7`) begins after these bits. */
const MAPPED_BITS = 96;

/** Only the usual spelling: `10`, `0x7f.1` and `010.0.0.1` are addresses to some programs. */
const isNetwork = (entry: string) =>
  IPv4.isValidFourPartDecimal(entry) ||
  IPv4.isValidCIDRFourPartDecimal(entry) ||
  (!entry.includes('%') && (IPv6.isValid(entry) || IPv6.isValidCIDR(entry)));

/** An entry as a network, or undefined where it is none. */
function readNetwork(entry: string): Network | undefined {
  if (!isNetwork(entry)) return undefined;
  const [address, bits] = entry.includes('/')
    ? ipaddr.parseCIDR(entry)
    : ([ipaddr.parse(entry), undefined] as const);
  const isMapped = address instanceof IPv6 && address.isIPv4MappedAddress();
  if (!isMapped) return [address, bits ?? address.toByteArray().length * 8];
  // A part of what all IPv4 addresses begin with: the whole of them.
  return [address.toIPv4Address(), Math.max(0, (bits ?? 128) - MAPPED_BITS)];
}

/** The networks as they are kept: without blanks around them, each once. */
export const tidyNetworks = (entries: readonly string[]): string[] => [
  ...new Set(entries.map((entry) => entry.trim()).filter(Boolean)),
];

/** Why these are not the academy's networks, naming the first wrong one. */
export function networksFault(entries: readonly string[]): string | undefined {
  const tidy = tidyNetworks(entries);
  if (tidy.length > NETWORKS_LIMIT) return fill(texts.tooMany, { limit: NETWORKS_LIMIT });
  for (const entry of tidy) {
    const network = readNetwork(entry);
    if (!network) return fill(texts.wrong, { entry });
    const widest = WIDEST[network[0].kind()];
    if (network[1] < widest) return fill(texts.tooWide, { entry, widest });
  }
  return undefined;
}

/** Whether an address is in one of the networks; an entry that cannot be read holds none. */
export function networkMatcher(entries: readonly string[]): (ip: string) => boolean {
  const networks = entries.flatMap((entry) => {
    const network = readNetwork(entry);
    return network ? [network] : [];
  });
  return (ip) => {
    if (networks.length === 0 || !ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip);
    return networks.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  };
}
