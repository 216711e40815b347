import { Gateway } from '@guiche/gateway-kit';
import { XauthkeyGateway, xauthkey } from '../../protocols/xauthkey/xauthkey.js';

@Gateway({
  ...xauthkey,
  id: 'REFLOWPAY',
  name: 'ReflowPay',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.reflowpay.com/v1',
})
export class ReflowpayGateway extends XauthkeyGateway {}
