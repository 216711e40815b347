import { Gateway } from '@guiche/gateway-kit';
import { OnzBankGateway, onzBank } from '../../protocols/onz-bank/onz-bank.js';

@Gateway({
  ...onzBank,
  id: 'TREEAL',
  name: 'Treeal',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.pix.treeal.com',
})
export class TreealGateway extends OnzBankGateway {
  constructor() {
    super({ payoutApprovedAtOnce: false, accountsLogin: 'snakeCaseForm' });
  }
}
