import { Gateway } from '@guiche/gateway-kit';
import { PrimepagPixGateway, primepagPix } from '../../protocols/primepag-pix/primepag-pix.js';
import { assumed, chargeCard, find, query, webhook } from './card.js';

@Gateway({
  ...primepagPix,
  id: 'ZENDRY',
  name: 'Zendry',
  evidence: 'documented in part',
  capabilities: [...primepagPix.capabilities, 'chargeCard'],
  cards: 'local',
  assumed,
  exampleBaseAddress: 'https://api.zendry.com.br',
})
export class ZendryGateway extends PrimepagPixGateway {
  readonly chargeCard = chargeCard;
  override readonly query = query;
  override readonly find = find;
  override readonly webhook = webhook;

  constructor() {
    // The half hour is specified for PRIMEPAG only; most providers have one day (payments.md §9).
    super({ expirySeconds: 86_400 });
  }
}
