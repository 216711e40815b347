import { Gateway } from '@guiche/gateway-kit';
import { FunctionsV1Gateway, functionsV1 } from '../../protocols/functions-v1/functions-v1.js';

@Gateway({
  ...functionsV1,
  id: 'FAIRPAY',
  name: 'FairPayments',
  evidence: 'documented in part',
  exampleBaseAddress: 'https://api.fairpayments.com.br/functions/v1',
})
export class FairpayGateway extends FunctionsV1Gateway {
  constructor() {
    super({ companyHeader: true });
  }
}
