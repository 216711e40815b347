import { describe, expect, it } from '@jest/globals';
import { NativeBody } from './native-body.js';
import { statusTable } from './status-table.js';

const body = NativeBody.of({ id: 'c1' });
const reported = (b: NativeBody) => ({ reference: b.text('id') });
const words = { PAID: (b: NativeBody) => ({ kind: 'settled' as const, ...reported(b) }) };

describe('statusTable', () => {
  it.each(['PAID', 'paid', 'Paid'])('reads %s in any case and keeps it as the provider wrote it', (word) => {
    expect(statusTable(words, { becomes: 'rejected', reported })(word, body)).toEqual({
      kind: 'settled',
      reference: 'c1',
      native: word,
    });
  });

  it.each([
    ['rejected', { kind: 'declined', reason: 'other', reference: 'c1' }],
    ['pending', { kind: 'awaiting', reference: 'c1' }],
    ['unchanged', { kind: 'unknown', why: 'unlisted word "new"', reference: 'c1' }],
  ] as const)('takes an unlisted word as %s, flagged (P4.30)', (becomes, expected) => {
    expect(statusTable(words, { becomes, reported })('new', body)).toEqual({
      ...expected,
      native: 'new',
      flagged: true,
    });
  });

  it('refuses a table with a repeated status', () => {
    const twice = { ...words, paid: words.PAID };
    expect(() => statusTable(twice, { becomes: 'rejected', reported })).toThrow('differ only in case');
  });
});
