import { Gateway } from '@guiche/gateway-kit';
import { BeehiveGateway, beehive } from '../../protocols/beehive/beehive.js';

@Gateway({
  ...beehive,
  id: 'PAGUESAFE',
  name: 'Pague Safe',
  evidence: 'documented in part',
  exampleBaseAddress: 'https://api.paguesafe.io/v1',
})
export class PaguesafeGateway extends BeehiveGateway {}
