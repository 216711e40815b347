import { describe, expect, it } from '@jest/globals';
import { mayReceiveRefund } from './refund-key.js';

describe('the PIX key to which the money of a boleto goes (A7)', () => {
  it.each([
    ['the CPF of the purchase', '529.982.247-25', '52998224725', true],
    ['the CPF of somebody else', '11144477735', '52998224725', false],
    ['an alphanumeric CNPJ of the purchase, in lower case', '12.abc.345/01de-35', '12ABC34501DE35', true],
    ['the CNPJ of somebody else', '11.222.333/0001-81', '12ABC34501DE35', false],
    ['the CPF of somebody when the purchase has no document', '11144477735', null, true],
    ['an e-mail address', 'ana@example.com', '52998224725', true],
    ['a phone with its country code', '+5511943214107', '52998224725', true],
    ['a phone that is also a valid CPF, without its country code', '11943214107', '52998224725', false],
    ['no key', undefined, '52998224725', false],
    ['a text that is no key', 'my account', '52998224725', false],
  ])('%s', (_, key, document, expected) => {
    expect(mayReceiveRefund(key, document)).toBe(expected);
  });
});
