import type { Charge } from '../simulation/charge.js';

/** The brands that speak this protocol. */
export const PAGARME_BRANDS = ['PAGARME', 'PAGARMEBAAS'] as const;
export type PagarmeBrand = (typeof PAGARME_BRANDS)[number];

/**
 * An order with its one charge. The charge's id in the simulator is the order's; the protocol's own charge id is
 * separate.
 */
export interface PagarmeCharge extends Charge {
  readonly provider: PagarmeBrand;
  readonly chargeId: string;
  readonly customer: PagarmeCustomer;
  readonly installments: number;
  readonly statementDescriptor: string | null;
}

export interface PagarmeCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly document: string | null;
}
