import { describe, expect, it } from '@jest/globals';
import { genericRest, type GenericRestData } from './index.js';

describe('a gateway that is data', () => {
  const define =
    (more: object): (() => unknown) =>
    () =>
      genericRest({ id: 'NOVO', name: 'Novo', ...more } as GenericRestData);

  it('needs an id and a name only', () => {
    expect(define({})).not.toThrow();
  });

  it.each<[string, object, string]>([
    ['an unknown field', { colour: 'red' }, 'property colour should not exist'],
    [
      'an unknown field inside',
      { auth: { kind: 'bearer', pass: 'x' } },
      'auth.pass: property pass should not exist',
    ],
    [
      'an expression for a field',
      { charge: { amount: '${amount}*100' } },
      'charge.amount must be a field name',
    ],
    [
      'a path that leads elsewhere',
      { paths: { query: 'https://elsewhere.example' } },
      'paths.query must be a path',
    ],
    ['a path that climbs', { paths: { query: '/../{id}' } }, 'paths.query must be a path'],
    [
      'a question without an id',
      { paths: { query: '/payments' } },
      'paths.query must be a path with {id} in it',
    ],
    ['an unknown unit', { moneyUnit: 'guilders' }, 'moneyUnit must be one of'],
    [
      'a currency that nobody sells in',
      { currencies: { CREDIT_CARD: ['BRL', 'GBP'] } },
      'currencies.CREDIT_CARD: each value in CREDIT_CARD must be one of the following values: BRL, USD, EUR, MXN',
    ],
    ['currencies of no method', { currencies: 'USD' }, 'NOVO: currencies must be an object'],
    ['a list of currencies', { currencies: ['USD'] }, 'NOVO: currencies must be an object'],
    ['an empty list of currencies', { currencies: [] }, 'NOVO: currencies must be an object'],
    ['no currency', { currencies: { PIX: [] } }, 'currencies.PIX should not be empty'],
    ['one currency twice', { currencies: { BILLET: ['BRL', 'BRL'] } }, 'currencies.BILLET: All BILLET'],
    ['an unknown operation', { lacks: ['fly'] }, 'lacks must be one of'],
    ['a word under two statuses', { words: { PENDING: ['paid'] } }, 'paid stand under two statuses'],
    ['no word for APPROVED', { words: { APPROVED: [] } }, 'words.APPROVED should not be empty'],
    ['a malformed id', { id: 'novo banco' }, 'id must match'],
    ['words that are none', { words: 5 }, 'NOVO: words must be an object'],
    [
      'words that are not written',
      { words: { APPROVED: [1] } },
      'words.APPROVED: each value in APPROVED must be a string',
    ],
    [
      'the empty word',
      { words: { APPROVED: [''] } },
      'words.APPROVED: each value in APPROVED should not be empty',
    ],
    ['a list in place of fields', { paths: [] }, 'NOVO: paths must be an object'],
    ['a text in place of a list', { lacks: 'chargeCard' }, 'lacks must be an array'],
    [
      'a number in place of a text',
      { texts: { chargeCard: 5 } },
      'texts must hold a text for each operation',
    ],
    ['a text of no operation', { texts: { fly: 'Não.' } }, 'texts must hold a text for each operation'],
    [
      'kinds of deliveries that are no list',
      { webhook: { accepted: 'x' } },
      'webhook.accepted must be an array',
    ],
  ])('refuses %s, with a message', (_, more, problem) => {
    expect(define(more)).toThrow(problem);
  });

  it.each([[[]], ['x'], [null]])('a gateway that is data is no %j', (data) => {
    expect(() => genericRest(data as unknown as GenericRestData)).toThrow('A definition is a JSON object.');
  });
});
