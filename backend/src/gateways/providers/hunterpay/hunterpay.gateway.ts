import { Gateway } from '@guiche/gateway-kit';
import { FunctionsV1Gateway, functionsV1 } from '../../protocols/functions-v1/functions-v1.js';

@Gateway({
  ...functionsV1,
  id: 'HUNTERPAY',
  name: 'HunterPay',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.huntersub.com.br/functions/v1',
})
export class HunterpayGateway extends FunctionsV1Gateway {
  constructor() {
    // Payments.md §4: an unlisted status of Hunter gives no status.
    super({ unlistedWord: 'unchanged', password: 'companyId' });
  }
}
