import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;
type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Of IPv6 only what is given to the public; the rest of it is special somewhere, or will be. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Public in the registry, and yet the inside of a cloud: Azure's host answers its machines there. */
const INSIDE_A_CLOUD = ipaddr.parseCIDR('168.63.129.16/32');

/** Distinguishes addresses of the public internet from those of this machine, its network and its cloud. */
export class CallableAddresses {
  private readonly allowed: readonly Network[];

  /** `allowedNetworks`, as in 10.0.0.0/8, may be called although they are not public. Throws for one that is not so spelt. */
  constructor(allowedNetworks: readonly string[]) {
    this.allowed = allowedNetworks.map((network) => ipaddr.parseCIDR(network));
  }

  /** An IPv4 address that is written into an IPv6 one is judged as what it is. False for what is no address. */
  includes(text: string): boolean {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return this.allowed.some((network) => lies(address, network)) || isPublic(address);
  }
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv6' ? lies(address, PUBLIC_IPV6) : !lies(address, INSIDE_A_CLOUD);
}

const lies = (address: Address, network: Network): boolean =>
  address.kind() === network[0].kind() && address.match(network);
