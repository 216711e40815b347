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
    ['an unknown operation', { lacks: ['fly'] }, 'lacks must be one of'],
    ['a word under two statuses', { words: { PENDING: ['paid'] } }, 'paid stand under two statuses'],
    ['no word for APPROVED', { words: { APPROVED: [] } }, 'words.APPROVED should not be empty'],
    ['a malformed id', { id: 'novo banco' }, 'id must match'],
  ])('refuses %s, and says so', (_, more, problem) => {
    expect(define(more)).toThrow(problem);
  });
});
