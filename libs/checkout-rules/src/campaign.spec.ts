import { describe, expect, it } from '@jest/globals';
import { campaignQuery, keptReferer } from './campaign.js';

describe('the campaign of an address', () => {
  it('the campaign of an address is its query, unchanged without personal data', () => {
    const query =
      '?utm_source=ig&utm_campaign=black%20friday+2&affiliateId=a-1&fbclid=Iw.X~&flag&utm_id=12345678901';
    expect(campaignQuery(query)).toBe(query);
    expect(campaignQuery(query.slice(1))).toBe(query.slice(1));
    expect([campaignQuery(''), campaignQuery('?')]).toEqual(['', '']);
  });

  it('leaves out the buyer: names in any letter case and spelling', () => {
    for (const name of [
      ...['nome', 'email', 'telefone', 'cpf', 'NOME', 'Email', 'e-mail', 'CPF', 'full_name', 'first-name'],
      ...['phone', 'WhatsApp', 'documento', 'cpf_cnpj', 'n%6Fme', 'nome[]'],
    ])
      expect([name, campaignQuery(`?utm_source=ig&${name}=Ana&utm_medium=bio`)]).toEqual([
        name,
        '?utm_source=ig&utm_medium=bio',
      ]);
    expect(campaignQuery('?nome=Ana&email=ana%40example.com&cpf=52998224725&telefone=11987654321')).toBe('');
  });

  it.each([
    'ana@example.com',
    'ana%40example.com',
    'ana%2540example.com',
    'Ana+%3Cana%40example.com%3E',
    'https%3A%2F%2Fx.example%2F%3Fe%3Dana%2540example.com',
    '52998224725',
    '529.982.247-25',
    '529.982.247-25%20',
  ])('leaves out a parameter of any name whose value is %s', (value) => {
    expect(campaignQuery(`ref=${value}&utm_source=ig`)).toBe('utm_source=ig');
    expect(campaignQuery(`${value}&utm_source=ig`)).toBe('utm_source=ig');
  });

  it('reads broken encodings without failing', () => {
    expect(campaignQuery('?a=%E0%A4%A&b=%&&c=1')).toBe('?a=%E0%A4%A&b=%&c=1');
  });
});

it('a long query costs time in proportion to its length: in quadratic time this test would not end', () => {
  const query = `?utm_source=${'a'.repeat(1_000_000)}`;
  expect(campaignQuery(query)).toBe(query);
});

describe('a referer', () => {
  it('a referer is stored as the address of a page, without personal data', () => {
    expect(keptReferer('https://ana:pw@instagram.com/p/1?utm_source=ig&Email=ana%40example.com#me')).toBe(
      'https://instagram.com/p/1?utm_source=ig',
    );
    expect(keptReferer('http://blog.example')).toBe('http://blog.example/');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'android-app://com.x',
    '//evil.example',
    'https://',
    'x',
    '',
  ])('%j is none', (referer) => expect(keptReferer(referer)).toBe(''));
});
