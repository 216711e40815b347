import ipaddr from 'ipaddr.js';

/** A wider network would shut out a whole provider of internet access, or everybody. */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;
const ONE_ADDRESS = { ipv4: 32, ipv6: 64 } as const;

/**
 * The network that a text names: an address, which counts as a /64 where it is IPv6, or a network in CIDR notation. An IPv4 address that
 * is written into an IPv6 one is itself. Undefined: it is neither, or wider than one may block.
 */
export function networkToBlock(text: string): string | undefined {
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
  const bits = given === undefined ? ONE_ADDRESS[kind] : Number(given);
  if (bits < WIDEST[kind] || bits > parsed.toByteArray().length * 8) return undefined;
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
