import { afterEach, expect, test } from '@jest/globals';
import { libraryToken } from './provider-library';

const CARD = {
  cardNumber: '4111111111111111',
  holderName: 'Maria Aparecida Souza',
  holderDocument: '52998224725',
  expMonth: '12',
  expYear: '31',
  cvv: '123',
};

/** Replaces Iugu's library, and records its arguments. */
function iugu(): unknown[] {
  const given: unknown[] = [];
  const library = {
    setAccountID: (id: string) => given.push(id),
    CreditCard: (...card: string[]) => card,
    createPaymentToken: (card: string[], done: (answer: object) => void) => {
      given.push(card);
      done({ id: 'token-1' });
    },
  };
  Object.assign(globalThis, { window: { Iugu: library } });
  return given;
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('a card token is made for one account of the provider, from the card’s data (C6.15, C7.62)', async () => {
  const given = iugu();
  await expect(libraryToken(CARD, 'ACC-OF-THE-SELLER')).resolves.toBe('token-1');
  expect(given).toEqual([
    'ACC-OF-THE-SELLER',
    ['4111111111111111', '12', '2031', 'Maria', 'Aparecida Souza', '123'],
  ]);
});
