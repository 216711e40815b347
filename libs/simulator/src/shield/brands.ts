import type { ProviderName } from '../simulation/charge.js';

/** A brand that uses this software under its own name and, sometimes, its own paths. */
export interface ShieldBrand {
  readonly name: ProviderName;
  /** Prefix of every path, where the brand's address has no version. */
  readonly prefix: '' | '/v1';
  /** The path of its charges. PODPAY has two generations. */
  readonly charges: readonly string[];
}

export const SHIELD_BRANDS: readonly ShieldBrand[] = [
  { name: 'HAWKPAY', prefix: '', charges: ['/transactions'] },
  { name: 'PAYSHARKGATEWAY', prefix: '/v1', charges: ['/transactions'] },
  { name: 'LUMION', prefix: '', charges: ['/transactions'] },
  { name: 'PAGNET', prefix: '', charges: ['/transactions'] },
  { name: 'PODPAY', prefix: '', charges: ['/sells', '/transactions'] },
];
