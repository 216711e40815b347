import { describe, expect, it } from '@jest/globals';
import { expectedRecords } from './expected-records.js';

const DOMAIN = { host: 'loja.example.com', token: 'abc', target: 'lojas.guiche.example' };
const RIGHT = {
  ...{ cname: ['lojas.guiche.example'], addresses: ['192.0.2.1'], targetAddresses: ['192.0.2.1'] },
  texts: ['spf', 'guiche-domain=abc'],
};
const shown = (answers?: typeof RIGHT) =>
  expectedRecords(DOMAIN, answers).map(({ type, found, isRight }) => [type, found, isRight]);

describe('the DNS records of a domain', () => {
  it('are named before anything was found', () => {
    expect(expectedRecords(DOMAIN)).toEqual([
      {
        type: 'CNAME',
        name: 'loja.example.com',
        expected: 'lojas.guiche.example',
        found: [],
        isRight: false,
      },
      {
        ...{ type: 'TXT', name: '_guiche.loja.example.com', expected: 'guiche-domain=abc' },
        ...{ found: [], isRight: false },
      },
    ]);
  });

  it('are right when the name leads to the target and the text has the token', () => {
    expect(shown(RIGHT)).toEqual([
      ['CNAME', ['lojas.guiche.example'], true],
      ['TXT', ['spf', 'guiche-domain=abc'], true],
    ]);
  });

  it('are right without a CNAME record when every address is one of the target', () => {
    expect(shown({ ...RIGHT, cname: [] })[0]).toEqual(['CNAME', ['192.0.2.1'], true]);
    const other = { ...RIGHT, cname: [], addresses: ['192.0.2.1', '192.0.2.9'] };
    expect(shown(other)[0]).toEqual(['CNAME', ['192.0.2.1', '192.0.2.9'], false]);
  });

  it('show which of them is wrong', () => {
    expect(shown({ ...RIGHT, cname: ['shops.other.example'], addresses: ['198.51.100.1'] })).toEqual([
      ['CNAME', ['shops.other.example'], false],
      ['TXT', ['spf', 'guiche-domain=abc'], true],
    ]);
    expect(shown({ ...RIGHT, texts: ['guiche-domain=abcd'] })[1]).toEqual([
      'TXT',
      ['guiche-domain=abcd'],
      false,
    ]);
  });
});
