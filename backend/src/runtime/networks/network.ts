import ipaddr from 'ipaddr.js';

/** Bits of a network, by kind of address. */
interface NetworkBits {
  readonly ipv4: number;
  readonly ipv6: number;
}

interface NetworkLimits {
  /** The fewest bits: a wider network is refused. */
  readonly widest: NetworkBits;
  /** The bits of an address that is written alone. */
  readonly oneAddress: NetworkBits;
}

/**
 * The network that a text names: an address, or a network in CIDR notation. An IPv4 address that is written into an IPv6 one is itself.
 * Undefined: it is neither, or wider than it may be.
 */
export function readNetwork(text: string, { widest, oneAddress }: NetworkLimits): string | undefined {
  const [address = '', given, ...more] = text.trim().split('/');
  if (more.length > 0 || !ipaddr.isValid(address) || (given !== undefined && !/^\d{1,3}$/.test(given)))
    return undefined;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  // The length counts the bits of what was written.
  const isMapped = kind === 'ipv4' && ipaddr.parse(address).kind() === 'ipv6';
  if (isMapped && given !== undefined) return undefined;
  // "10.1" is an address to the parser, and a typing error to a person.
  if (kind === 'ipv4' && !isMapped && address.split('.').length !== 4) return undefined;
  const bits = given === undefined ? oneAddress[kind] : Number(given);
  if (bits < widest[kind] || bits > parsed.toByteArray().length * 8) return undefined;
  const cidr = `${parsed.toString()}/${bits}`;
  const network =
    kind === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}

/** Whether an address of a client is in a network. What is no address is in none. */
export function isInNetwork(address: string | null, network: string): boolean {
  if (address === null || !ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  const range = ipaddr.parseCIDR(network);
  return client.kind() === range[0].kind() && client.match(range);
}
