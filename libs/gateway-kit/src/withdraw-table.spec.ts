import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { withdrawTable } from './withdraw-table.js';

const FACTS = { withdrawId: 'wd-1', amount: cents(4990) };

describe('statuses of payouts', () => {
  const read = withdrawTable({ DONE: 'APPROVED', canceled: 'CANCELED', processing: 'APPROVED' });

  it.each([
    ['pending', { kind: 'awaiting', status: 'PENDING' }, 'P4.140'],
    ['SUCCESS', { kind: 'settled', status: 'APPROVED' }, 'P4.142'],
    ['Paid', { kind: 'settled', status: 'APPROVED' }, 'P4.143'],
    ['CANCELED', { kind: 'declined', status: 'CANCELED' }, 'P4.145'],
    ['done', { kind: 'settled', status: 'APPROVED' }, 'P4.137'],
  ])('%s is %j, with its status and no review item (%s)', (word, reported) => {
    expect(read(word, FACTS)).toMatchObject({ ...reported, ...FACTS, native: word });
    expect(read(word, FACTS)).not.toHaveProperty('flagged');
  });

  it("a provider's own word goes before the typical one (P4.141)", () => {
    expect(read('processing', FACTS)).toMatchObject({ status: 'APPROVED' });
    expect(withdrawTable({})('processing', FACTS)).toMatchObject({ status: 'PENDING' });
  });

  it('every other status is REJECTED, with a review item (P4.144)', () => {
    for (const word of ['returned', '', 'constructor', 'paid '])
      expect(read(word, FACTS)).toMatchObject({ kind: 'declined', status: 'REJECTED', flagged: true });
  });

  it('refuses a table in which two statuses differ only in case', () => {
    expect(() => withdrawTable({ DONE: 'APPROVED', done: 'REJECTED' })).toThrow('differ only in case');
  });
});
