import type { Charge } from '../simulation/charge.js';

export interface AsaasSplit {
  readonly id: string;
  readonly walletId: string;
  /** Cents. */
  readonly fixedValue: number | null;
  /** Percent of the net value. */
  readonly percentualValue: number | null;
  readonly externalReference: string | null;
  readonly description: string | null;
}

/** Data of a charge that Asaas repeats in its answers. */
export interface AsaasCharge extends Charge {
  readonly provider: 'ASAAS';
  readonly customerId: string;
  readonly invoiceNumber: number;
  readonly description: string | null;
  readonly dueDate: string;
  readonly split: readonly AsaasSplit[];
  /** The plan a card purchase in installments belongs to. */
  readonly plan: { readonly id: string; readonly count: number } | null;
  readonly cardToken: string | null;
}
