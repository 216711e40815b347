import { Gateway } from '@guiche/gateway-kit';
import { FOREIGN_BILLING_ADDRESS, PagarmeV5Gateway, pagarmeV5 } from '../families/pagarme-v5.js';

@Gateway({ ...pagarmeV5, id: 'PAGARME', name: 'Pagar.me' })
export class PagarmeGateway extends PagarmeV5Gateway {
  constructor() {
    super({ id: 'PAGARME', cardBillingAddress: FOREIGN_BILLING_ADDRESS, events: 'order.' });
  }
}
