import type { Charge } from '../simulation/charge.js';

/** What Mercado Pago keeps beside the charge itself, to repeat it in its answers. */
export interface MercadopagoCharge extends Charge {
  readonly provider: 'MERCADOPAGO';
  readonly number: number;
  readonly description: string | null;
  readonly notificationUrl: string | null;
  readonly methodId: string;
  readonly installments: number;
}
