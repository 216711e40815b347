import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { presentTyped, type FrameSettings } from './present-typed';

const NUMBER = '4111111111111111';
const TYPED = {
  cardNumber: '4111 1111 1111 1111',
  cardName: 'MARIA SOUZA',
  cardExpiration: '12/31',
  cardCvv: '739',
};
const PAIR = '019aa1d0-0000-7000-8000-000000000001';
const BASE = { today: '2026-11-21', locale: 'pt-BR' } as const;

let settings: FrameSettings;
let privateKey: CryptoKey;
beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  privateKey = pair.privateKey;
  const { n = '', e = '' } = await exportJWK(pair.publicKey);
  const key = { kty: 'RSA', n, e, kid: `${PAIR}.offer.old.proof`, use: 'enc', alg: 'RSA-OAEP-256' } as const;
  settings = { ...BASE, seal: { by: 'platform', key } };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

const typed = (change: Partial<typeof TYPED> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...change })) form.set(name, value);
  return form;
};

test('the card leaves the frame sealed, and only its platform reads it (C7.15)', async () => {
  const presented = await presentTyped(typed(), { holderDocument: '52998224725' }, settings);
  expect(Object.keys(presented)).toEqual(['kind', 'token']);
  const token = presented.kind === 'presented' ? presented.token : '';
  expect(token.split('.')).toHaveLength(5);
  expect(token).not.toContain(NUMBER);
  const { plaintext } = await compactDecrypt(token, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
    ...{ cardNumber: NUMBER, holderName: 'MARIA SOUZA', holderDocument: '52998224725' },
    ...{ expMonth: '12', expYear: '31', cvv: '739' },
  });
});

test('a card is sealed under a fresher id of the same key pair, and under no other key', async () => {
  const kidUnder = async (keyId?: string) => {
    const presented = await presentTyped(typed(), { holderDocument: '', ...(keyId && { keyId }) }, settings);
    return presented.kind === 'presented' ? decodeProtectedHeader(presented.token).kid : presented.kind;
  };
  expect(await kidUnder()).toBe(`${PAIR}.offer.old.proof`);
  expect(await kidUnder(`${PAIR}.offer.new.proof`)).toBe(`${PAIR}.offer.new.proof`);
  expect(await kidUnder('019aa1d0-0000-7000-8000-000000000002.offer.new.proof')).toBe('failed');
  expect(await kidUnder(`${PAIR}.${'x'.repeat(200)}`)).toBe('failed');
  expect(await kidUnder(`${PAIR}.<script>`)).toBe('failed');
});

test('problems of a card are reported by the name of the input, without typed values', async () => {
  const card = { cardNumber: '4111 1111 1111 1112', cardExpiration: '12/19', cardCvv: '73' };
  const presented = await presentTyped(typed(card), { holderDocument: '' }, settings);
  expect(presented).toEqual({
    kind: 'wrong',
    problems: {
      cardNumber: 'Número do cartão inválido. Confira os números.',
      cardExpiration: 'Este cartão está vencido.',
      cardCvv: 'O código de segurança deve ter de 3 a 4 caracteres.',
    },
  });
});

test('an error of a library may contain the card and is not reported', async () => {
  const library = {
    setAccountID: () => undefined,
    CreditCard: (number: string) => {
      throw new Error(`${number} is no card`);
    },
  };
  Object.assign(globalThis, { window: { Iugu: library } });
  const iugu = { ...BASE, seal: { by: 'iugu', accountId: 'ACC' } } as const;
  expect(await presentTyped(typed(), { holderDocument: '' }, iugu)).toEqual({ kind: 'failed' });
});
