import { ZERO_CENTS, type Cents, type Tariff } from '@guiche/money';
import type { Contract, Division, ManagerCommission, PartnerShare, SaleTerms } from './division.js';

/** What a later cycle of a subscription has of its own: its price, and the fees and rules of its day. */
export interface LaterCycle {
  readonly itemId: string;
  readonly price: Cents;
  readonly platformFee: Tariff;
  readonly gatewayCost: Tariff;
  readonly release?: SaleTerms['release'];
  readonly reserve?: SaleTerms['reserve'];
  readonly manager?: ManagerCommission;
}

/**
 * The terms of a later cycle: a sale of its own, by the contract versions of the first one, with their share of later cycles
 * (domain.md §4). Bumps are bought once.
 */
export function laterCycleTerms({ terms }: Division, cycle: LaterCycle): SaleTerms {
  const { itemId, price, platformFee, gatewayCost, release, reserve, manager } = cycle;
  const first = terms.items.find(({ kind }) => kind === 'MAIN')?.contract;
  const contract: Contract = {
    ...(first?.affiliate && { affiliate: later(first.affiliate) }),
    coProducers: (first?.coProducers ?? []).map(later),
    ...(manager && { manager }),
  };
  return {
    ...{ currency: terms.currency, producerId: terms.producerId },
    items: [{ itemId, kind: 'MAIN', gross: price, contract }],
    shipping: ZERO_CENTS,
    ...{ platformFee, gatewayCost },
    ...(release && { release }),
    ...(reserve && { reserve }),
  };
}

const later = ({ bps, laterBps = bps, ...share }: PartnerShare): PartnerShare => ({
  ...share,
  ...{ bps: laterBps, laterBps },
});
