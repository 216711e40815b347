import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckoutHarness } from './shop.js';

interface Told {
  readonly code?: string;
  readonly title?: string;
}

describe('the postcode service, played by the simulator', () => {
  let shop: CheckoutHarness;
  beforeAll(async () => {
    shop = await CheckoutHarness.open();
  });
  afterAll(() => shop.close());

  it.each(['01310100', '01310-100'])(
    'returns the address of %s (C7.63, C7.65, C7.66, C7.67, C7.68)',
    async (cep) => {
      const answer = await shop.send('GET', `/api/postcodes/${cep}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        uf: 'SP',
        logradouro: 'Avenida Paulista',
        bairro: 'Bela Vista',
        localidade: 'São Paulo',
      });
    },
  );

  it.each(['99999999', '0131010', '013101000', '01310_100', 'abcdefgh', '%2e%2e%2fetc'])(
    'answers 404 errorCepNotFound for %s, in the language of the reader (C7.69, C8.12)',
    async (cep) => {
      const answer = await shop.send<Told>('GET', `/api/postcodes/${cep}`, undefined, {
        'accept-language': 'en-US',
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'errorCepNotFound']);
      expect(answer.body.title).toBe('Postcode not found.');
    },
  );
});
