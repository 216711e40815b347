import { Gateway } from '@guiche/gateway-kit';
import { ShieldGateway, shield } from '../../protocols/shield/shield.js';

@Gateway({
  ...shield,
  id: 'PAYSHARKGATEWAY',
  name: 'PayShark',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.paysharkgateway.com.br',
})
export class PaysharkgatewayGateway extends ShieldGateway {
  constructor() {
    super({ prefix: '/v1', unlistedWord: 'pending', bareWebhooks: true });
  }
}
