import { readNetwork } from '../../runtime/networks/index.js';

const LIMITS = {
  /** A wider network would shut out a whole provider of internet access, or everybody. */
  widest: { ipv4: 16, ipv6: 32 },
  oneAddress: { ipv4: 32, ipv6: 64 },
} as const;

/** The network that a text names: an address, which counts as a /64 where it is IPv6, or a network. Undefined: none that one may block. */
export const networkToBlock = (text: string): string | undefined => readNetwork(text, LIMITS);
