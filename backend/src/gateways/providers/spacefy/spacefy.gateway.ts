import { Gateway } from '@guiche/gateway-kit';
import { CardTokenGateway, cardToken } from '../../protocols/card-token/card-token.js';

@Gateway({
  ...cardToken,
  id: 'SPACEFY',
  name: 'Spacefy',
  evidence: 'family',
  exampleBaseAddress: 'https://api.spacefy.example/v1',
})
export class SpacefyGateway extends CardTokenGateway {}
