import { expect, test } from '@jest/globals';
import { anOffer } from '../../offer.fixture';
import { sealOf } from './seal-of.server';

const KEY = { kty: 'RSA', n: 'n', e: 'AQAB', kid: 'key-1', use: 'enc', alg: 'RSA-OAEP-256' } as const;
const asked: string[] = [];
const api = {
  get: async (path: string, { params }: { params: { checkoutId: string } }) => {
    asked.push(path.replace('{checkoutId}', params.checkoutId));
    return { ok: true as const, status: 200, data: KEY };
  },
} as unknown as Parameters<typeof sealOf>[1];

const offerWith = (
  paymentProvider: string,
  receivers: { receiverProvider: string; receiverId: string }[],
) => {
  const offer = anOffer();
  const provider = { paymentProvider, gatewayPublicKey: 'ACC-OF-THE-PLATFORM' };
  return { ...offer, provider, product: { ...offer.product, createdByUser: { receivers } } };
};

test('a card is sealed for the platform of its offer', async () => {
  const offer = offerWith('ASAAS', []);
  expect(await sealOf(offer, api)).toMatchObject({ ok: true, data: { by: 'platform', key: KEY } });
  expect(asked).toEqual([`/api/checkout/${offer.id}/card-key`]);
});

test('where the provider’s library seals, it is for the seller’s receiver of kind IUGU (C3.44, C6.15, C7.62)', async () => {
  const receivers = [
    { receiverProvider: 'PAGARME', receiverId: 're_1' },
    { receiverProvider: 'IUGU', receiverId: 'ACC-OF-THE-SELLER' },
  ];
  const result = await sealOf(offerWith('IUGU', receivers), api);
  expect(result).toMatchObject({ ok: true, data: { by: 'iugu', accountId: 'ACC-OF-THE-SELLER' } });
});

test('without such a receiver it is for the account that the public key names (C7.62)', async () => {
  const result = await sealOf(offerWith('IUGU', [{ receiverProvider: 'PAGARME', receiverId: 're_1' }]), api);
  expect(result).toMatchObject({ ok: true, data: { by: 'iugu', accountId: 'ACC-OF-THE-PLATFORM' } });
});
