import { Gateway } from '@guiche/gateway-kit';
import { OnzBankGateway, onzBank } from '../../protocols/onz-bank/onz-bank.js';

/** Bank software with an API for charges (QRCodes) and one for payouts (Accounts), each with its own tokens. */
@Gateway({
  ...onzBank,
  id: 'ONZ',
  name: 'ONZ',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.pix.banco.example',
})
export class OnzGateway extends OnzBankGateway {
  constructor() {
    super({ payoutApprovedAtOnce: true, accountsLogin: 'camelCaseJson' });
  }
}
