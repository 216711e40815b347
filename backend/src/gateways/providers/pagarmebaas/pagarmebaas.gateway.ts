import { Gateway } from '@guiche/gateway-kit';
import { PagarmeV5Gateway, pagarmeV5 } from '../../protocols/pagarme-v5/pagarme-v5.js';

@Gateway({ ...pagarmeV5, id: 'PAGARMEBAAS', name: 'Pagar.me BaaS', evidence: 'family' })
export class PagarmebaasGateway extends PagarmeV5Gateway {
  constructor() {
    super({ id: 'PAGARMEBAAS', events: 'order.' });
  }
}
