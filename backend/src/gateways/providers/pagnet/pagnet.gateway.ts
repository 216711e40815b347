import { Gateway } from '@guiche/gateway-kit';
import { ShieldGateway, shield } from '../../protocols/shield/shield.js';

@Gateway({
  ...shield,
  id: 'PAGNET',
  name: 'PagNet',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.pagnetbrasil.com/v1',
})
export class PagnetGateway extends ShieldGateway {}
