import { Gateway } from '@guiche/gateway-kit';
import { CardTokenGateway, cardToken } from '../families/card-token.js';

@Gateway({
  ...cardToken,
  id: 'ABMEXPAY',
  name: 'Abmex Pay',
  exampleBaseAddress: 'https://api.abmexpay.com',
})
export class AbmexpayGateway extends CardTokenGateway {}
