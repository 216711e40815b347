import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { GenericRestData } from '../protocols/generic-rest/index.js';
import { rehearse } from './rehearsal.js';

const MANUAL = readFileSync(join(__dirname, '../../../../docs/new-gateway.md'), 'utf8');
const EXAMPLE = JSON.parse(/```json\n([\s\S]+?)```/.exec(MANUAL)?.[1] ?? 'null') as GenericRestData;

const data = (more: object = {}): GenericRestData => ({ id: 'NOVO', name: 'Novo', ...more });

describe('a gateway that is only data', () => {
  it.each<[string, GenericRestData]>([
    ['the default protocol', data()],
    ['the example of the manual', EXAMPLE],
    ['a token by client credentials', data({ auth: { kind: 'oauth', publicKey: true } })],
    ['a key in the query', data({ auth: { kind: 'query', name: 'api_token' } })],
    ['two keys', data({ auth: { kind: 'basic' }, moneyUnit: 'reaisString' })],
    ['cards of the provider', data({ cards: 'provider', checksCards: true })],
    ['our key as its only id', data({ answer: { id: 'reference' } })],
    [
      'everything inside an object',
      data({ answer: { within: 'result.charge' }, webhook: { within: 'charge' } }),
    ],
    ['no word for waiting', data({ words: { PENDING: [], unlisted: 'pending' } })],
    ['an unlisted word that changes nothing', data({ words: { unlisted: 'unchanged' } })],
    ['webhooks that are the charge itself', data({ webhook: { event: undefined, within: undefined } })],
    ['cards in four currencies', data({ currencies: { CREDIT_CARD: ['BRL', 'USD', 'EUR', 'MXN'] } })],
    ['no charge in reais', data({ currencies: { PIX: ['USD'], CREDIT_CARD: ['USD'], BILLET: ['EUR'] } })],
    ['a cut key of payouts', data({ withdrawReferenceLength: 22 })],
  ])('a gateway that is only data may be used: %s', async (_, definition) => {
    expect(await rehearse(definition)).toEqual([]);
  });

  it.each<[string, object, RegExp]>([
    [
      'a status where the id is',
      { answer: { status: 'id' } },
      /matchesExampleRequests: chargePix.awaiting: understood.reference: "pending" instead of "charge-1"/,
    ],
    [
      'an amount where our key is',
      { answer: { amount: 'reference' } },
      /matchesExampleRequests: find.awaiting: understood.kind: "unknown" instead of "awaiting"/,
    ],
    [
      'what was charged where what went back is',
      { answer: { refundedAmount: 'amount' } },
      /matchesExampleRequests: query.settled: understood.refundedAmount: 4990 instead of nothing/,
    ],
  ])('a gateway that is only data may not be used: %s', async (_, wrong, problem) => {
    expect((await rehearse(data(wrong))).filter((one) => problem.test(one))).not.toEqual([]);
  });

  it.each<[string[], boolean]>([
    [['query'], false],
    [['query', 'chargePix'], false],
    [['query', 'chargePix', 'chargeBillet'], true],
  ])('without %j may be used: %s', async (lacks, may) => {
    const problem = 'lacks: without query a payment of a code could never be detected';
    expect(await rehearse(data({ lacks }))).toEqual(may ? [] : [problem]);
  });

  it.each<[object, string]>([
    [{ charge: { ourKey: 'amount' } }, 'charge: amount and ourKey go to the same place'],
    [
      { charge: { customerName: 'customer' } },
      'charge: customerName and customerDocument go to the same place',
    ],
    [{ withdraw: { pixKey: 'amount.key' } }, 'withdraw: amount and pixKey go to the same place'],
  ])('a gateway that is only data is refused where two facts go to one place: %j', async (wrong, problem) => {
    await expect(rehearse(data(wrong))).rejects.toThrow(problem);
  });
});
