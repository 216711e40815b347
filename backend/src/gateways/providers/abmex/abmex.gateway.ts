import { Gateway } from '@guiche/gateway-kit';
import { CardTokenGateway, cardToken } from '../../protocols/card-token/card-token.js';

@Gateway({
  ...cardToken,
  id: 'ABMEX',
  name: 'Abmex',
  evidence: 'documented in part',
  exampleBaseAddress: 'https://api.abmex.com.br',
})
export class AbmexGateway extends CardTokenGateway {}
