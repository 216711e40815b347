import { describe, expect, it } from '@jest/globals';
import {
  destinationOfAccount,
  maskedDestination,
  payeeOf,
  type StoredAccount,
} from './payout-destination.js';

const BANK: StoredAccount = {
  ...{ kind: 'BANK', bankCode: '341', branchNumber: '0926', branchDigit: '5', accountNumber: '45673' },
  ...{
    accountDigit: '7',
    pixKey: null,
    pixType: null,
    holderName: 'Ana Souza',
    holderDocument: '39053344705',
  },
};
const PIX = (pixType: StoredAccount['pixType'], pixKey: string): StoredAccount => ({
  ...{ ...BANK, kind: 'PIX', bankCode: null, branchNumber: null, branchDigit: null },
  ...{ accountNumber: null, accountDigit: null, pixKey, pixType },
});
const masked = (account: StoredAccount) => maskedDestination(destinationOfAccount(account, 'ana@x.example'));

describe('where a withdrawal is paid to', () => {
  it('is the account with its digit, and that of the branch at the banks that have it there (P5.7, P5.8, P5.9)', () => {
    const payee = payeeOf(destinationOfAccount(BANK, 'ana@x.example'), undefined);
    expect(payee).toEqual({
      ...{ paymentMethod: 'BANK_ACCOUNT', name: 'Ana Souza', document: '39053344705', documentType: 'CPF' },
      ...{ email: 'ana@x.example', bankCode: '341', branchNumber: '0926', accountNumber: '456737' },
      ...{ accountHolder: 'Ana Souza', accountDocument: '39053344705' },
    });
    expect(destinationOfAccount({ ...BANK, bankCode: '001' }, '').branchNumber).toBe('09265');
    expect(destinationOfAccount({ ...BANK, bankCode: '001', branchDigit: '0' }, '').branchNumber).toBe(
      '0926',
    );
  });

  it('is a receiver with its secret', () => {
    const to = { ...{ name: 'Ana', document: '11222333000181', email: 'a@x.example' }, receiverRowId: 'r1' };
    expect(
      payeeOf({ paymentMethod: 'RECEIVER', ...to }, { receiverId: 're_9', receiverToken: 'secret' }),
    ).toEqual({
      ...{ paymentMethod: 'RECEIVER', name: 'Ana', document: '11222333000181', documentType: 'CNPJ' },
      ...{ email: 'a@x.example', receiverId: 're_9', receiverToken: 'secret' },
    });
  });

  it.each([
    [BANK, '341 / 0926 / •••737'],
    [PIX('CPF', '39053344705'), 'PIX CPF •••.533.447-••'],
    [PIX('CNPJ', '11222333000181'), 'PIX CNPJ ••.222.333/0001-••'],
    [PIX('EMAIL', 'ana.souza@loja.example'), 'PIX EMAIL an•••@loja.example'],
    [PIX('PHONE', '+5511987654321'), 'PIX PHONE •••4321'],
    [PIX('RANDOM', '123e4567-e12b-12d1-a456-426655440000'), 'PIX RANDOM •••0000'],
  ])('is shown so that it cannot be used: %#', (account, shown) => {
    expect(masked(account)).toBe(shown);
  });
});
