import { Gateway } from '@guiche/gateway-kit';
import { PagarmeV5Gateway, pagarmeV5 } from '../../protocols/pagarme-v5/pagarme-v5.js';

@Gateway({ ...pagarmeV5, id: 'PAGARME', name: 'Pagar.me', evidence: 'documented' })
export class PagarmeGateway extends PagarmeV5Gateway {
  constructor() {
    super({ id: 'PAGARME', events: 'order.' });
  }
}
