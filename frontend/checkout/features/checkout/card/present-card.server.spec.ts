import { beforeAll, describe, expect, test } from '@jest/globals';
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { formFromSubmission } from '../checkout-form';
import { anOffer } from '../offer.fixture';
import { presentCard } from './present-card.server';

const NEXT_YEAR = String(new Date().getFullYear() + 1).slice(-2);

let privateKey: CryptoKey;
let cardKey: object;
beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  privateKey = pair.privateKey;
  cardKey = { ...(await exportJWK(pair.publicKey)), kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' };
});

interface Wishes {
  readonly fields?: Record<string, string>;
  readonly offer?: object;
}

/** Presents a submitted card to an API that returns its card key and stores cards under one name. */
async function present({ fields = {}, offer = {} }: Wishes = {}) {
  const submitted = new FormData();
  const typed = {
    ...{ paymentMethod: 'CREDIT_CARD', cpf: '529.982.247-25', cardInstallment: '3' },
    ...{ cardNumber: '4111 1111 1111 1111', cardName: 'MARIA DA SILVA', cardCvv: '123' },
    cardExpiration: `12/${NEXT_YEAR}`,
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) submitted.append(name, value);
  const calls: [string, unknown][] = [];
  const api = {
    get: (path: string, { params }: { params: { checkoutId: string } }) => {
      calls.push([path, params.checkoutId]);
      return Promise.resolve({ ok: true, data: cardKey });
    },
    post: (path: string, { body }: { body: object }) => {
      calls.push([path, body]);
      return Promise.resolve({ ok: true, data: { creditCardId: 'stored-1' } });
    },
  };
  const presented = await presentCard(
    {
      api: api as unknown as Parameters<typeof presentCard>[0]['api'],
      offer: { ...anOffer(), ...offer } as ReturnType<typeof anOffer>,
      locale: 'pt-BR',
      submitted,
    },
    formFromSubmission(submitted),
  );
  return { presented, calls };
}

describe('the card of a purchase', () => {
  test('the card of a purchase from a page without script it is encrypted on receipt, for the platform alone (C3.81, C3.82, C3.83, C3.84, C3.85, C7.15, C7.16)', async () => {
    const { presented, calls } = await present();
    if (presented.kind !== 'presented') throw new Error(presented.kind);
    const { token, installments } = presented.body.creditCard ?? {};
    expect(installments).toBe(3);
    const { plaintext } = await compactDecrypt(token ?? '', privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      ...{ cardNumber: '4111111111111111', holderName: 'MARIA DA SILVA', holderDocument: '52998224725' },
      ...{ expMonth: '12', expYear: NEXT_YEAR, cvv: '123' },
    });
    expect(calls.map(([name]) => name)).toEqual(['/api/checkout/{checkoutId}/card-key']);
    expect(JSON.stringify(presented)).not.toContain('4111111111111111');
  });

  test('the token and the fingerprints that the page made go on as they are (C7.15, C7.32)', async () => {
    const prints = [{ provider: 'clearsale', value: 's-1' }];
    const { presented, calls } = await present({
      fields: { cardToken: 'made-in-the-page', fingerPrints: JSON.stringify([...prints, { provider: 7 }]) },
    });
    expect(presented).toEqual({
      kind: 'presented',
      body: { creditCard: { token: 'made-in-the-page', installments: 3 }, fingerPrints: prints },
    });
    expect(calls).toEqual([]);
  });

  test('a subscription’s card is stored first, and is charged in one installment (C7.17, C7.38, C7.45, C9.11)', async () => {
    const { presented, calls } = await present({
      fields: { cardToken: 'made' },
      offer: { type: 'SUBSCRIPTION' },
    });
    expect(calls).toEqual([['/api/checkout/credit-card-tokens', { offerId: anOffer().id, token: 'made' }]]);
    expect(presented).toEqual({
      kind: 'presented',
      body: { creditCard: { token: 'made', creditCardId: 'stored-1', installments: 1 } },
    });
  });

  test('problems of a card are shown at its inputs, without card data, and the API is not called', async () => {
    const fields = {
      cardNumber: '4111 1111 1111 1112',
      cardName: 'MARIA',
      cardExpiration: '13/31',
      cardCvv: '1',
    };
    const { presented, calls } = await present({ fields });
    expect(presented).toEqual({
      kind: 'wrong',
      problems: {
        cardNumber: 'Número do cartão inválido. Confira os números.',
        cardName: 'O titular do cartão precisa de nome e sobrenome.',
        cardExpiration: 'Mês de validade inválido.',
        cardCvv: 'O código de segurança deve ter de 3 a 4 caracteres.',
      },
    });
    expect(calls).toEqual([]);
  });

  test('where only the provider’s library makes tokens, a page without script cannot pay by card', async () => {
    const { presented, calls } = await present({
      offer: { provider: { paymentProvider: 'IUGU', gatewayPublicKey: 'key' } },
    });
    expect(presented).toMatchObject({
      kind: 'wrong',
      problems: { paymentMethod: expect.stringContaining('JavaScript') },
    });
    expect(calls).toEqual([]);
  });
});
