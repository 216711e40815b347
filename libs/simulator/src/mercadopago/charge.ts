import type { Charge } from '../simulation/charge.js';

/** Data of a charge that Mercado Pago repeats in its answers. */
export interface MercadopagoCharge extends Charge {
  readonly provider: 'MERCADOPAGO';
  readonly number: number;
  readonly description: string | null;
  readonly notificationUrl: string | null;
  readonly methodId: string;
  readonly installments: number;
}
