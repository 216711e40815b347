import ipaddr from 'ipaddr.js';

/** One household, office or phone is given a whole /64 of IPv6, and may use any address of it. */
const IPV6_PREFIX_BITS = 64;

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. An IPv4 address that is written into an
 * IPv6 one is itself. What is no address is returned as it is.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_PREFIX_BITS}`);
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}
