import { Gateway } from '@guiche/gateway-kit';
import { FOREIGN_BILLING_ADDRESS, PagarmeV5Gateway, pagarmeV5 } from '../families/pagarme-v5.js';

@Gateway({ ...pagarmeV5, id: 'PAGARMEBAAS', name: 'Pagar.me BaaS' })
export class PagarmebaasGateway extends PagarmeV5Gateway {
  constructor() {
    super({ id: 'PAGARMEBAAS', cardBillingAddress: FOREIGN_BILLING_ADDRESS, events: 'order.' });
  }
}
