import type { ProviderName } from '../simulation/charge.js';

/** A brand that sells this software under its own name and, sometimes, its own paths. */
export interface ShieldBrand {
  readonly name: ProviderName;
  /** Before every path, where the brand's address ends without its version. */
  readonly prefix: '' | '/v1';
  /** Where its charges live. PODPAY has two generations. */
  readonly charges: readonly string[];
}

export const SHIELD_BRANDS: readonly ShieldBrand[] = [
  { name: 'HAWKPAY', prefix: '', charges: ['/transactions'] },
  { name: 'PAYSHARKGATEWAY', prefix: '/v1', charges: ['/transactions'] },
  { name: 'LUMION', prefix: '', charges: ['/transactions'] },
  { name: 'PAGNET', prefix: '', charges: ['/transactions'] },
  { name: 'PODPAY', prefix: '', charges: ['/sells', '/transactions'] },
];
