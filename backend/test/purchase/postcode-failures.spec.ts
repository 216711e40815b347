import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CheckoutHarness } from './shop.js';

interface Told {
  readonly code?: string;
}

describe('a postcode service with a bad day', () => {
  const asked: string[] = [];
  let answers: ((response: http.ServerResponse) => void)[] = [];
  const service = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    (answers.shift() ?? ((late) => late.destroy()))(response);
  });
  let shop: CheckoutHarness;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    shop = await CheckoutHarness.open({ settings: { POSTCODE_URL: `http://127.0.0.1:${port}` } });
  });
  afterAll(async () => {
    await shop.close();
    service.close();
  });

  const found = (response: http.ServerResponse) =>
    response.end(JSON.stringify({ uf: 'BA', localidade: 'Mucugê', logradouro: '', bairro: '' }));

  it.each([
    ['cuts the line', (response: http.ServerResponse) => response.destroy()],
    ['answers 500', (response: http.ServerResponse) => response.writeHead(500).end('{}')],
    ['answers with a page', (response: http.ServerResponse) => response.end('<h1>Http 400</h1>')],
  ])('errorCep when it %s, and the next lookup calls again (C8.13)', async (_, bad) => {
    answers = [bad];
    const answer = await shop.send<Told>('GET', '/api/postcodes/46750000');
    expect([answer.status, answer.body.code]).toEqual([502, 'errorCep']);
  });

  it('requests the digits with a json suffix, once per postcode (C7.64)', async () => {
    answers = [found, found];
    asked.length = 0;
    for (const cep of ['46750-000', '46750000', '46750000'])
      expect((await shop.send('GET', `/api/postcodes/${cep}`)).status).toBe(200);
    expect(asked).toEqual(['/ws/46750000/json/']);
  });
});
