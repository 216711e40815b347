import { Gateway } from '@guiche/gateway-kit';
import { ShieldGateway, shield } from '../../protocols/shield/shield.js';

@Gateway({
  ...shield,
  id: 'HAWKPAY',
  name: 'HawkPay',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.hawkpaybrasil.com/v1',
})
export class HawkpayGateway extends ShieldGateway {}
