import { Gateway } from '@guiche/gateway-kit';
import { OnzBankGateway, onzBank } from '../../protocols/onz-bank/onz-bank.js';

@Gateway({
  ...onzBank,
  id: 'VOLUTI',
  name: 'Voluti',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.pix.voluti.com.br',
})
export class VolutiGateway extends OnzBankGateway {
  constructor() {
    super({ payoutApprovedAtOnce: false, accountsLogin: 'snakeCaseForm' });
  }
}
