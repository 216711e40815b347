import { Gateway } from '@guiche/gateway-kit';
import { ShieldGateway, shield } from '../families/shield.js';

@Gateway({
  ...shield,
  id: 'PAGNET',
  name: 'PagNet',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.pagnetbrasil.com/v1',
})
export class PagnetGateway extends ShieldGateway {}
