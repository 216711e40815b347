import { describe, expect, it } from '@jest/globals';
import { destinationOf, type DestinationInput } from './destination.js';

const CPF = '39053344705';
const BANK: DestinationInput = {
  ...{ kind: 'BANK', bankCode: '341', branchNumber: '1234', accountNumber: '567890' },
  ...{ accountDigit: 'x', accountType: 'CHECKING' },
};
const NO_PIX = { pixKey: null, pixType: null };

describe('a bank account', () => {
  it('is stored with its check digits in capitals', () => {
    expect(destinationOf(BANK, CPF)).toEqual({
      destination: { ...BANK, branchDigit: null, accountDigit: 'X', ...NO_PIX },
    });
  });

  it.each([
    [{ bankCode: '999' }, { bankCode: 'bankNotSupported' }],
    [{ bankCode: undefined }, { bankCode: 'missing' }],
    [{ branchNumber: '12a' }, { branchNumber: 'notDigits' }],
    [{ branchDigit: '12y' }, { branchDigit: 'notACheckDigit' }],
    [{ accountNumber: '12345678901234' }, { accountNumber: 'notDigits' }],
    [
      { accountDigit: undefined, accountType: undefined },
      { accountDigit: 'missing', accountType: 'missing' },
    ],
  ] as const)('with %j is refused for its fields (P5.6)', (change, problems) => {
    expect(destinationOf({ ...BANK, ...change }, CPF)).toEqual({ problems });
  });
});

describe('a PIX key', () => {
  it.each([
    ['390.533.447-05', undefined, 'CPF', CPF],
    ['Ana@Example.com', undefined, 'EMAIL', 'ana@example.com'],
    ['+55 11 98765-4321', 'PHONE', 'PHONE', '+5511987654321'],
    ['11987654321', 'PHONE', 'PHONE', '+5511987654321'],
    ['0190A000-0000-7000-8000-00000000000A', undefined, 'RANDOM', '0190a000-0000-7000-8000-00000000000a'],
  ] as const)('%s of type %s is the %s key %s', (pixKey, pixType, type, key) => {
    const found = destinationOf({ kind: 'PIX', pixKey, pixType }, CPF);
    expect(found).toMatchObject({ destination: { kind: 'PIX', pixType: type, pixKey: key, bankCode: null } });
  });

  it.each([
    ['529.982.247-25', undefined, 'otherDocument'],
    ['no key', undefined, 'notAPixKey'],
    ['ana@example.com', 'PHONE', 'notAPixKey'],
    [undefined, undefined, 'missing'],
  ] as const)('%s of type %s is refused: %s', (pixKey, pixType, problem) => {
    expect(destinationOf({ kind: 'PIX', pixKey, pixType }, CPF)).toEqual({ problems: { pixKey: problem } });
  });
});
