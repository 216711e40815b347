import { describe, expect, it } from '@jest/globals';
import { ADDRESSES } from '../src/postcode/addresses.js';
import { testSimulator } from './support/simulator-harness.js';

describe('the postcode service', () => {
  const world = testSimulator();

  it.each(['01001000', '01001-000'])('finds %s', async (cep) => {
    expect((await world.as('postcode')('GET', `/ws/${cep}/json/`)).json).toEqual({
      cep: '01001-000',
      logradouro: 'Praça da Sé',
      complemento: 'lado ímpar',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
    });
  });

  it('answers also without the slash at the end', async () => {
    expect((await world.as('postcode')('GET', '/ws/69099351/json')).json['uf']).toBe('AM');
  });

  it('answers erro for an unknown code, and 400 for an invalid one', async () => {
    const postcode = world.as('postcode');
    expect(await postcode('GET', '/ws/99999999/json/')).toMatchObject({ status: 200, text: '{"erro":true}' });
    expect((await postcode('GET', '/ws/123/json/')).status).toBe(400);
    expect((await postcode('GET', '/ws/abcdefgh/json/')).status).toBe(400);
  });

  it('the postcode service can fail on request', async () => {
    await world.control('POST', '/faults', { body: { provider: 'POSTCODE', kind: 'status', status: 503 } });
    expect((await world.as('postcode')('GET', '/ws/01001000/json/')).status).toBe(503);
    expect((await world.control('GET', '/requests?provider=POSTCODE')).json['counts']).toEqual({
      POSTCODE: { get: 1 },
    });
  });

  it('covers all five regions', () => {
    const states = new Set([...ADDRESSES.values()].map(({ uf }) => uf));
    for (const uf of ['AM', 'CE', 'DF', 'RJ', 'RS']) expect(states).toContain(uf);
  });
});
