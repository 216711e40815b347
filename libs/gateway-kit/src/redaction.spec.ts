import { describe, expect, it } from '@jest/globals';
import { redactor, textsIn } from './redaction.js';

describe('redactor', () => {
  const redact = redactor([
    'José da Silva',
    'p@ss word/1',
    'http://user:proxy-password@proxy.example',
    'abc',
  ]);

  it('hides a known value in every spelling a request gives it', () => {
    const encodings = [
      'José da Silva',
      'Jos%C3%A9%20da%20Silva',
      'Jos%C3%A9+da+Silva',
      'p%40ss%20word%2F1',
      'p%40ss+word%2F1',
    ];
    expect(redact(encodings.join(' | '))).toBe('*** | *** | *** | *** | ***');
  });

  it('hides the token or password of a separate address', () => {
    expect(redact('bad password: proxy-password')).toBe('bad password: ***');
    const hook = redactor(['https://a.example/webhooks/X/0123456789abcdef']);
    expect(hook('no such token 0123456789abcdef')).toBe('no such token ***');
  });

  it('redactor does not shred a text over a value of three letters', () => {
    expect(redact('abcdef')).toBe('abcdef');
  });

  it.each([
    ['a CPF', 'of 529.982.247-25, 52998224725', 'of ***, ***'],
    ['a CNPJ', 'of 11.222.333/0001-81, 11222333000181', 'of ***, ***'],
    ['a card number', 'card 4111 1111 1111 1111 or 4111111111111111', 'card *** or ***'],
    ['an e-mail', 'write to ana+x@example.com.br now', 'write to *** now'],
    ['an encoded e-mail', '?email=ana%40example.com&x=1', '?email=***&x=1'],
    [
      'a secret field',
      '{"access_token":"eyJ","cvv":"123","apiKey": "k"}',
      '{"access_token":"***","cvv":"***","apiKey": "***"}',
    ],
    ['a quoted quote', '{"password":"a\\"b","id":1}', '{"password":"***","id":1}'],
    ['a person', '{"nome":"Ana","cpf":"1","id":"c1"}', '{"nome":"***","cpf":"***","id":"c1"}'],
    [
      'a card holder and a name on display',
      '{"holder":"JOSE DA SILVA","nameDisplay":"José"}',
      '{"holder":"***","nameDisplay":"***"}',
    ],
    [
      'who is registered as a receiver',
      '{"birthdate":"28/02/1990","monthly_income":300000,"professional_occupation":"Professora","amount":1}',
      '{"birthdate":"***","monthly_income":"***","professional_occupation":"***","amount":1}',
    ],
    ['a webhook address', '{"postbackUrl":"https://a.example/x"}', '{"postbackUrl":"***"}'],
    ['another', '{"notification_url":"https://a.example/x"}', '{"notification_url":"***"}'],
    ['a file', '{"selfie":"data:image/png;name=me.png;base64,iVBO+/=","id":1}', '{"selfie":"***","id":1}'],
    ['the rest of a file that was cut', '"data:application/pdf;base64,JVBERi0x', '"***'],
  ])('hides %s', (_, text, expected) => {
    expect(redactor([])(text)).toBe(expected);
  });

  it.each([
    '39391474-3385-4782-8a69-6dcb1d2b401a',
    '39391474-3385-4782-8169-123456789012',
    '0199a3f2-7c11-7123-8123-123456789012',
    '0199a3f2-7c11-7abc-8123-123456789012',
    '0199A3F2-7C11-7123-8123-123456789012',
  ])('leaves the UUID %s: digits in the position of a card number are not a card', (id) => {
    expect(redactor([])(`payment ${id}`)).toBe(`payment ${id}`);
  });

  it('leaves no card number that only looks a little like a UUID', () => {
    expect(redactor([])('card 4111-1111-1111-1111')).toBe('card ***');
    expect(redactor([])('ref 2026-4111111111111111')).toBe('ref 2026-***');
  });

  it('leaves ids, amounts, statuses and times', () => {
    const text =
      '{"id":"pay_080225913252","amount":4990,"status":"PENDING","at":"2030-01-02T02:30:00.000Z","value":49.9}';
    expect(redactor([])(text)).toBe(text);
  });
});

describe('a text that was made to be slow to search', () => {
  it.each([
    ['one long word', 'a'.repeat(65_536)],
    ['one long number', '1'.repeat(65_536)],
    ['a number of many parts', '1-'.repeat(32_768)],
    ['the name of a field that never ends', `"${'token'.repeat(13_000)}`],
    ['the beginnings of files', 'data:a/a;a=b'.repeat(5_400)],
    ['the beginnings of addresses', 'a@'.repeat(32_768)],
  ])('%s is searched fast', (_, text) => {
    const before = process.cpuUsage();
    redactor([])(text);
    // Of our own work, whatever else the machine does; it took seconds when it grew with the square of the length.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(300);
  });
});

describe('a known text of the length of a file', () => {
  it('a known text of the length of a file is not looked for: it is hidden by its form', () => {
    const file = 'A'.repeat(20_000);
    expect(redactor([file])(`"data:image/png;base64,${file}"`)).toBe('"***"');
    expect(redactor([file])(file)).toBe(file);
  });
});

describe('textsIn', () => {
  it('finds every text at any depth, and no bytes', () => {
    const value = { a: 'one', b: { c: ['two', 3, null] }, at: new Date(0), pfx: new Uint8Array([1]) };
    expect(textsIn(value)).toEqual(['one', 'two']);
  });
});
