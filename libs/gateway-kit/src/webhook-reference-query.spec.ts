import { describe, expect, it } from '@jest/globals';
import { ACME, AcmeGateway, account, queryIntent, ok, scriptedProvider, acmeStatus } from '../test/acme.js';
import { Gateway, type AnyGateway } from './gateway.js';
import type { QueryIntent } from './intents.js';
import type { QueryOperation } from './operations.js';

@Gateway({ ...ACME, id: 'REPEATING', auth: 'header', capabilities: ['query'] })
class RepeatingGateway extends AcmeGateway {
  override readonly query: QueryOperation = {
    ...new AcmeGateway().query,
    readError: (code) => (code === 404 ? { kind: 'notFound' } : undefined),
    ourKey: (body) => body.optionalText('key'),
  };
}

@Gateway({ ...ACME, id: 'SEARCHING', auth: 'header', capabilities: ['query', 'find'] })
class SearchingGateway extends RepeatingGateway {
  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({ method: 'GET', path: '/charges', query: { key: attemptId } }),
    read: (body) => acmeStatus(body.text('status'), body),
  };
}

const repeating = new RepeatingGateway() as AnyGateway;
const { reference: _, ...lost } = queryIntent;
const named: QueryIntent = { ...lost, namedReference: 'c7' };

describe('a charge whose answer was lost, and which an unproven delivery names', () => {
  it('a charge whose answer was lost, and which an unsigned delivery names is queried by that name, and is ours when the answer repeats our key', async () => {
    const { runner, sent } = scriptedProvider([ok({ id: 'c7', status: 'paid', key: 'attempt-1' })]);
    await expect(runner.query(repeating, account, named)).resolves.toEqual({
      kind: 'settled',
      reference: 'c7',
      native: 'paid',
    });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://127.0.0.1:9/acme/charges/c7',
    ]);
  });

  it.each([
    ["another's key", { id: 'c7', status: 'paid', key: 'attempt-2' }],
    ['no key', { id: 'c7', status: 'paid' }],
  ])('is not ours when its answer has %s', async (_, body) => {
    const { runner } = scriptedProvider([ok(body)]);
    await expect(runner.query(repeating, account, named)).resolves.toEqual({
      kind: 'unknown',
      why: 'the charge that a delivery names is not of our attempt',
    });
  });

  it('is not ours when it does not exist', async () => {
    const { runner } = scriptedProvider([{ status: 404, body: {} }]);
    await expect(runner.query(repeating, account, named)).resolves.toMatchObject({ kind: 'refused' });
  });

  it('a charge whose answer was lost, and which an unsigned delivery names is not queried so where we know its reference, where our key finds it, or where no answer repeats our key', async () => {
    const answer = ok({ id: 'c1', status: 'open' });
    const { runner, sent } = scriptedProvider([answer, answer]);
    await runner.query(repeating, account, { ...named, reference: 'c1' });
    await runner.query(new SearchingGateway() as AnyGateway, account, named);
    await expect(runner.query(new AcmeGateway() as AnyGateway, account, named)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'notOffered',
    });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://127.0.0.1:9/acme/charges/c1',
      'http://127.0.0.1:9/acme/charges?key=attempt-1',
    ]);
  });
});
