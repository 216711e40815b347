import type { ProviderName } from '../world/charge.js';

/** A brand that sells this software under its own name and, sometimes, its own paths. */
export interface ShieldBrand {
  readonly name: ProviderName;
  /** Where its charges live. PODPAY has two generations. */
  readonly charges: readonly string[];
}

export const SHIELD_BRANDS: readonly ShieldBrand[] = [
  { name: 'HAWKPAY', charges: ['/transactions'] },
  { name: 'PAYSHARKGATEWAY', charges: ['/v1/transactions'] },
  { name: 'LUMION', charges: ['/transactions'] },
  { name: 'PAGNET', charges: ['/transactions'] },
  { name: 'PODPAY', charges: ['/sells', '/transactions'] },
];
