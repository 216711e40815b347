import { Gateway } from '@guiche/gateway-kit';
import { ShieldGateway, shield } from '../../protocols/shield/shield.js';

@Gateway({
  ...shield,
  id: 'LUMION',
  name: 'Lumion',
  evidence: 'family',
  exampleBaseAddress: 'https://api.lumion.example/v1',
})
export class LumionGateway extends ShieldGateway {}
