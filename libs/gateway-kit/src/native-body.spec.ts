import { describe, expect, it } from '@jest/globals';
import { readCents, readReais } from './amounts.js';
import { NativeBody, UnreadableBody } from './native-body.js';

const body = NativeBody.of({
  id: 90001,
  empty: '',
  nothing: null,
  inner: { flag: true, list: [{ n: 1 }, { n: 2 }] },
  at: '2030-01-02T03:04:05.678+00:00',
  date: '2030-01-02',
  broken: '2030-13-45T00:00:00Z',
});

describe('NativeBody', () => {
  it('reads ids as text, whether numbers or texts', () => {
    expect(body.text('id')).toBe('90001');
  });

  it.each(['empty', 'nothing', 'inner', 'missing', 'constructor', '__proto__'])(
    'NativeBody has no text under "%s"',
    (field) => {
      expect(() => body.text(field)).toThrow(UnreadableBody);
    },
  );

  it.each([
    ['NUL', '{"id":"tx\\u0000-1"}'],
    ['half a surrogate pair', '{"id":"tx\\ud800"}'],
  ])('NativeBody does not read a text with %s, which no database stores', (_what, json) => {
    expect(() => NativeBody.parse(json).text('id')).toThrow(UnreadableBody);
    expect(() => NativeBody.parse(json).optionalText('id')).toThrow(UnreadableBody);
  });

  it('treats absent, null and empty text as missing', () => {
    expect(['empty', 'nothing', 'missing'].map((field) => body.optionalText(field))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('throws for an optional field of another type, because that is not the documented shape', () => {
    expect(() => body.optionalText('inner')).toThrow('body.inner is not a text');
    expect(() => body.optionalAt('id')).toThrow('body.id is not an object');
    expect(() => body.optionalList('id')).toThrow('body.id is not a list');
  });

  it('reads objects and lists, and names the path of a problem', () => {
    expect(body.at('inner').isTrue('flag')).toBe(true);
    expect(
      body
        .at('inner')
        .list('list')
        .map((one) => one.number('n')),
    ).toEqual([1, 2]);
    expect(() => body.at('inner').list('list')[1]!.text('name')).toThrow(
      'body.inner.list[1].name is not a text',
    );
    expect(() => body.list()).toThrow('body is not a list');
  });

  it('reads an instant only with its zone', () => {
    expect(body.optionalInstant('at')).toEqual(new Date('2030-01-02T03:04:05.678Z'));
    expect(body.optionalInstant('date')).toBeUndefined();
    expect(body.optionalInstant('broken')).toBeUndefined();
  });

  it.each(['<html>', '{"id":', 'undefined'])('NativeBody does not take %s for JSON', (text) => {
    expect(() => NativeBody.parse(text)).toThrow(UnreadableBody);
  });

  it('prints all of itself, or a part', () => {
    const reported = NativeBody.parse('{ "errors": { "key": ["inválida"] } }');
    expect(reported.whole()).toBe('{"errors":{"key":["inválida"]}}');
    expect(reported.at('errors').whole()).toBe('{"key":["inválida"]}');
  });

  it('reads a form by the brackets of its names, and every value as a text', () => {
    const form = NativeBody.parseForm(
      'event=paid&data%5Bid%5D=A%2F1&data[paid_cents]=29&data[order][id]=o+1',
    );
    expect(form.text('event')).toBe('paid');
    expect(form.at('data').text('id')).toBe('A/1');
    expect(readCents(form.at('data'), 'paid_cents')).toBe(29);
    expect(form.at('data').at('order').text('id')).toBe('o 1');
  });

  it.each(['', 'null', '{"id":1}', '<html>', '__proto__[id]=1', 'constructor[prototype][id]=1', '&&=&'])(
    'reads nothing from the invalid path %j',
    (text) => {
      const form = NativeBody.parseForm(text);
      expect(form.isObject).toBe(true);
      expect(form.has('id')).toBe(false);
      expect({}).not.toHaveProperty('id');
    },
  );

  it('distinguishes true and false, and both from anything else', () => {
    const received = NativeBody.of({ yes: true, no: false, text: 'true' });
    expect([received.flag('yes'), received.flag('no')]).toEqual([true, false]);
    expect(() => received.flag('text')).toThrow('body.text is not true or false');
    expect(() => received.flag('missing')).toThrow(UnreadableBody);
  });

  it('takes no text at all for an empty object', () => {
    expect(NativeBody.parse(' \n').isObject).toBe(true);
  });

  it('gives the values of an object whose names are data, and of nothing else', () => {
    const wrong = NativeBody.of({ 'card.number': ['Bad number'], 'card.cvv': ['Bad'] });
    expect(wrong.values().map((each) => each.list()[0]?.bareText())).toEqual(['Bad number', 'Bad']);
    expect(() => NativeBody.of(['Bad']).values()).toThrow(UnreadableBody);
  });
});

describe('amounts', () => {
  const one = (value: unknown) => NativeBody.of({ value });

  it.each([
    [0.29, 29],
    ['0.29', 29],
    ['1.00', 100],
    [110, 11_000],
    [10.5, 1_050],
    [1_234_567.89, 123_456_789],
  ])('reads %j reais as %i centavos (P9.3)', (value, expected) => {
    expect(readReais(one(value), 'value')).toBe(expected);
  });

  it.each(['1,00', '', null, true, 0.291, '1e3', Number.NaN])(
    'amounts does not read %j as reais',
    (value) => {
      expect(() => readReais(one(value), 'value')).toThrow(UnreadableBody);
    },
  );

  it('reads whole centavos and nothing else (P9.1)', () => {
    expect(readCents(one(4990), 'value')).toBe(4990);
    expect(readCents(one('4990'), 'value')).toBe(4990);
    for (const value of [49.9, '49.90', 'many', '', null]) {
      expect(() => readCents(one(value), 'value')).toThrow(UnreadableBody);
    }
  });
});
