import { Gateway, GatewayBase } from '@guiche/gateway-kit';

/** Nothing to enter: no provider is called. */
class NoCredentials {}

/** A stub in the specification (payments.md §1): every operation answers 'Method not implemented.' */
@Gateway({
  id: 'ULTRAGATE',
  name: 'Ultragate',
  capabilities: [],
  exampleBaseAddress: 'https://api.ultragate.example',
  credentials: NoCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
  evidence: 'specification only',
})
export class UltragateGateway extends GatewayBase {
  override authorize(): Record<string, string> {
    return {};
  }
}
