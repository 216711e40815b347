import { Gateway } from '@guiche/gateway-kit';
import { XauthkeyGateway, xauthkey } from '../../protocols/xauthkey/xauthkey.js';

@Gateway({
  ...xauthkey,
  id: 'CASHTIME',
  name: 'CashTime',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.cashtime.com.br/v1',
})
export class CashtimeGateway extends XauthkeyGateway {}
