import { afterEach, expect, test } from '@jest/globals';
import { anOffer } from '../offer.fixture';
import { libraryToken } from './provider-library';

const CARD = {
  cardNumber: '4111111111111111',
  holderName: 'Maria Aparecida Souza',
  holderDocument: '52998224725',
  expMonth: '12',
  expYear: '31',
  cvv: '123',
};

/** Stands where Iugu's script would put its library, and writes down what it is given. */
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

const offerWith = (receivers: { receiverProvider: string; receiverId: string }[]) => {
  const offer = anOffer();
  const provider = { paymentProvider: 'IUGU', gatewayPublicKey: 'ACC-OF-THE-PLATFORM' };
  return { ...offer, provider, product: { ...offer.product, createdByUser: { receivers } } };
};

test('C3.44 C6.15 C7.62 a card token is made for the seller’s receiver of kind IUGU, from the card’s data', async () => {
  const given = iugu();
  const receivers = [
    { receiverProvider: 'PAGARME', receiverId: 're_1' },
    { receiverProvider: 'IUGU', receiverId: 'ACC-OF-THE-SELLER' },
  ];
  await expect(libraryToken(CARD, offerWith(receivers))).resolves.toBe('token-1');
  expect(given).toEqual([
    'ACC-OF-THE-SELLER',
    ['4111111111111111', '12', '2031', 'Maria', 'Aparecida Souza', '123'],
  ]);
});

test('C7.62 without such a receiver it is made for the account that the public key names', async () => {
  const given = iugu();
  await libraryToken(CARD, offerWith([{ receiverProvider: 'PAGARME', receiverId: 're_1' }]));
  expect(given[0]).toBe('ACC-OF-THE-PLATFORM');
});
