import { Gateway } from '@guiche/gateway-kit';
import { FunctionsV1Gateway, functionsV1 } from '../../protocols/functions-v1/functions-v1.js';

@Gateway({
  ...functionsV1,
  id: 'VENITIP',
  name: 'Venit IP',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.venitip.com.br/functions/v1',
})
export class VenitipGateway extends FunctionsV1Gateway {
  constructor() {
    // Payments.md §4: an unlisted status of Venitip is PENDING.
    super({
      unlistedWord: 'pending',
      password: 'companyId',
      transactions: '/transactions/pix',
      phonePrefix: '55',
      expiryIn: 'minutes',
      keyTypes: 'upperCase',
    });
  }
}
