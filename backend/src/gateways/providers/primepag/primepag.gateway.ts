import { Gateway } from '@guiche/gateway-kit';
import { PrimepagPixGateway, primepagPix } from '../../protocols/primepag-pix/primepag-pix.js';

@Gateway({
  ...primepagPix,
  id: 'PRIMEPAG',
  name: 'PrimePag',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.primepag.com.br',
})
export class PrimepagGateway extends PrimepagPixGateway {
  constructor() {
    super({ expirySeconds: 1_800 });
  }
}
