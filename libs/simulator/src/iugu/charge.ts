import type { Charge } from '../simulation/charge.js';

/** The brands that speak this protocol. */
export const IUGU_BRANDS = ['IUGU', 'IUGUBAAS'] as const;
export type IuguBrand = (typeof IUGU_BRANDS)[number];

/** An invoice. It becomes a charge when a card is charged for it. */
export interface IuguCharge extends Charge {
  readonly provider: IuguBrand;
  readonly accountId: string;
  readonly orderId: string | null;
  readonly description: string;
  readonly dueDate: string;
  readonly webhookUrl: string | null;
}
