import { isInNetwork, readNetwork } from '../../runtime/networks/index.js';

/** At most so many: nobody reads a longer list. */
export const MOST_STAFF_ADDRESSES = 50;

const LIMITS = {
  /** A wider network allows nearly everybody, which no list does too. */
  widest: { ipv4: 8, ipv6: 16 },
  /** Of IPv6 a device has its network for itself, and changes the rest of its address every day. */
  oneAddress: { ipv4: 32, ipv6: 64 },
} as const;

/** The networks that a list names, each once. Undefined: one of them is none, or too wide. */
export function staffNetworks(texts: readonly string[]): string[] | undefined {
  const networks = texts.map((text) => readNetwork(text, LIMITS));
  return networks.includes(undefined) ? undefined : [...new Set(networks as string[])];
}

/** Whether staff may use the administration from an address. Without a list they may from everywhere. */
export const isStaffAddress = (list: readonly string[], address: string | null): boolean =>
  list.length === 0 || list.some((network) => isInNetwork(address, network));

export const staffAddressProblems = (list: readonly string[]): string[] =>
  list.length > MOST_STAFF_ADDRESSES || list.some((text) => readNetwork(text, LIMITS) !== text)
    ? [`staff addresses: at most ${MOST_STAFF_ADDRESSES} networks in CIDR notation`]
    : [];
