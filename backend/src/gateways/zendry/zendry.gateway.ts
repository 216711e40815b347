import { Gateway } from '@guiche/gateway-kit';
import { PrimepagPixGateway, primepagPix } from '../families/primepag-pix.js';

@Gateway({
  ...primepagPix,
  id: 'ZENDRY',
  name: 'Zendry',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.zendry.com.br',
})
export class ZendryGateway extends PrimepagPixGateway {
  constructor() {
    // The half hour is given for PRIMEPAG alone; one day is what most providers have (payments.md §9).
    super({ expirySeconds: 86_400 });
  }
}
