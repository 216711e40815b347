import { Gateway } from '@guiche/gateway-kit';
import { CardTokenGateway, cardToken } from '../../protocols/card-token/card-token.js';

@Gateway({
  ...cardToken,
  id: 'ABMEXPAY',
  name: 'Abmex Pay',
  evidence: 'documented in part',
  exampleBaseAddress: 'https://api.abmexpay.com',
})
export class AbmexpayGateway extends CardTokenGateway {}
