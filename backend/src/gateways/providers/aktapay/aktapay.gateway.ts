import { Gateway } from '@guiche/gateway-kit';
import { CardTokenGateway, cardToken } from '../../protocols/card-token/card-token.js';

@Gateway({
  ...cardToken,
  id: 'AKTAPAY',
  name: 'Akta Pay',
  evidence: 'documented in part',
  exampleBaseAddress: 'https://api.aktapay.com.br/v1',
})
export class AktapayGateway extends CardTokenGateway {}
