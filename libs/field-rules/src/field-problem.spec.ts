import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  fieldProblem,
  formProblems,
  problemTexts,
  rules,
  type FieldProblem,
  type FieldRule,
} from './index.js';

const BRL = rules.cents({ min: 100, max: 5_000 });
const CASES: readonly (readonly [
  what: string,
  rule: FieldRule,
  value: unknown,
  problem: string | undefined,
])[] = [
  ['a missing value', rules.text(), undefined, 'required'],
  ['null', rules.cents(), null, 'required'],
  ['an empty text', rules.text(), '', 'required'],
  ['a text of spaces', rules.text(), ' \n ', 'required'],
  ['a missing optional value', rules.optional(rules.email()), undefined, undefined],
  ['an empty optional text', rules.optional(rules.email()), '', undefined],
  ['an empty text that may be empty', rules.text({ min: 0 }), '', undefined],
  ['a number instead of a text', rules.text(), 5, 'wrongType'],
  ['a text of the smallest length', rules.text({ min: 3 }), 'abc', undefined],
  ['a text that is too short', rules.text({ min: 3 }), 'ab', 'tooShort'],
  ['a text of the largest length', rules.text({ max: 3 }), 'abc', undefined],
  ['a text that is too long', rules.text({ max: 3 }), 'abcd', 'tooLong'],
  ['a text that is short enough without its spaces', rules.text({ max: 3 }), '  abc ', undefined],
  ['a text with a control character', rules.text(), 'a\u0007b', 'invalid'],
  ['a text with half a surrogate pair', rules.text(), 'a\uD800b', 'invalid'],
  ['a text that matches the pattern', rules.text({ pattern: /[a-z]+/ }), 'abc', undefined],
  ['a text of which a part matches the pattern', rules.text({ pattern: /[a-z]+|x/ }), 'abc1', 'invalid'],
  ['an opaque text with a line break and spaces', rules.opaqueText({ max: 5 }), ' a\n b', undefined],
  ['an opaque text that is too long', rules.opaqueText({ max: 5 }), ' a\n bc', 'tooLong'],
  ['an e-mail address', rules.email(), 'maria@example.com', undefined],
  ['an e-mail address without a domain', rules.email(), 'maria@', 'invalidEmail'],
  ['a phone', rules.phone(), '(11) 98765-4321', undefined],
  ['a phone without an area code', rules.phone(), '98765-4321', 'invalidPhone'],
  ['a CPF', rules.cpf(), '529.982.247-25', undefined],
  ['a CPF with a wrong check digit', rules.cpf(), '529.982.247-26', 'invalidDocument'],
  ['a CNPJ', rules.cnpj(), '11.222.333/0001-81', undefined],
  ['a CPF instead of a CNPJ', rules.cnpj(), '529.982.247-25', 'invalidDocument'],
  ['a CPF as a document', rules.document(), '52998224725', undefined],
  ['a CNPJ as a document', rules.document(), '11222333000181', undefined],
  ['a postcode', rules.postcode(), '01310-100', undefined],
  ['a postcode of seven digits', rules.postcode(), '0131010', 'invalidPostcode'],
  ['a UUID', rules.uuid(), '019aa1d0-0000-7000-8000-000000000001', undefined],
  ['a UUID without hyphens', rules.uuid(), '019aa1d0000070008000000000000001', 'invalid'],
  ['an https address', rules.httpsUrl(), 'https://example.com/a', undefined],
  ['an http address', rules.httpsUrl(), 'http://example.com/a', 'invalidUrl'],
  ['the smallest amount', BRL, 100, undefined],
  ['an amount below the smallest', BRL, 99, 'tooLow'],
  ['the largest amount', BRL, 5_000, undefined],
  ['an amount above the largest', BRL, 5_001, 'tooHigh'],
  ['a negative amount', rules.cents(), -1, 'tooLow'],
  ['half a cent', rules.cents(), 0.5, 'wrongType'],
  ['an amount as a text', rules.cents(), '100', 'wrongType'],
  ['no number', rules.integer(), Number.NaN, 'wrongType'],
  ['a boolean', rules.boolean(), false, undefined],
  ['a text instead of a boolean', rules.boolean(), 'false', 'wrongType'],
  ['an offered choice', rules.oneOf(['PIX', 'BILLET']), 'PIX', undefined],
  ['a choice that is not offered', rules.oneOf(['PIX', 'BILLET']), 'pix', 'notOffered'],
  ['a list in the place of a choice', rules.oneOf(['PIX']), ['PIX'], 'notOffered'],
  ['a list', rules.list(rules.text({ max: 3 }), { max: 2 }), ['a', 'b'], undefined],
  ['a list with too many items', rules.list(rules.text(), { max: 2 }), ['a', 'b', 'c'], 'tooMany'],
  ['a list with a wrong item', rules.list(rules.text({ max: 3 })), ['a', 'abcd'], 'tooLong'],
  ['a text instead of a list', rules.list(rules.text()), 'a', 'wrongType'],
];

describe('a field rule', () => {
  it.each(CASES)('decides about %s', (_what, rule, value, problem) => {
    expect(fieldProblem(rule, value)).toBe(problem);
  });

  it('accepts an e-mail address of 254 characters and refuses one of 255', () => {
    const domain = (length: number) => `${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(length - 132)}.com`;
    const address = (length: number) => `${'a'.repeat(60)}@${domain(length - 61)}`;
    expect(address(254)).toHaveLength(254);
    expect(fieldProblem(rules.email(), address(254))).toBeUndefined();
    expect(fieldProblem(rules.email(), address(255))).toBe('tooLong');
  });

  it('answers any value with a problem that has a message, or with none, and never throws', () => {
    const all = [...CASES.map(([, rule]) => rule)];
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.anything(), (rule, value) => {
        const problem = fieldProblem(rule, value);
        if (problem !== undefined) expect(problemTexts(problem, rule)['pt-BR']).toMatch(/^\p{Lu}[^{}]*\.$/u);
      }),
    );
  });
});

it('finds the problems of a form by field', () => {
  const form = { name: rules.text({ max: 5 }), age: rules.optional(rules.integer()), email: rules.email() };
  expect(formProblems(form, { name: 'Ana', email: 'ana@example.com' })).toEqual({});
  expect(formProblems(form, { name: 'Ana Lima', age: 'x' })).toEqual({
    name: 'tooLong',
    age: 'wrongType',
    email: 'required',
  });
});

describe('the message of a problem', () => {
  it('names the limit of the rule, as the reader writes numbers', () => {
    const price = rules.cents({ min: 100, max: 150_050 });
    expect(problemTexts('tooLong', rules.text({ max: 120 }))['pt-BR']).toBe('Use no máximo 120 caracteres.');
    expect(problemTexts('tooShort', rules.text({ min: 1 }))['en-US']).toBe('Use at least 1 character.');
    expect(problemTexts('tooLow', price)['pt-BR']).toBe('O mínimo é 1,00.');
    expect(problemTexts('tooHigh', price)['en-US']).toBe('The maximum is 1500.50.');
    expect(problemTexts('tooHigh', rules.integer({ max: 12 }))['es-ES']).toBe('El máximo es 12.');
    expect(problemTexts('tooMany', rules.list(rules.text({ max: 3 }), { max: 5 }))['en-US']).toBe(
      'At most 5 items.',
    );
    expect(problemTexts('tooLong', rules.list(rules.text({ max: 3 })))['en-US']).toBe(
      'Use at most 3 characters.',
    );
  });

  it('is another one for each problem, in each language', () => {
    const ALL: Record<FieldProblem, true> = {
      ...{ required: true, wrongType: true, tooShort: true, tooLong: true, tooLow: true, tooHigh: true },
      ...{ notOffered: true, tooMany: true, invalid: true, invalidEmail: true, invalidPhone: true },
      ...{ invalidDocument: true, invalidPostcode: true, invalidUrl: true },
    };
    const texts = (Object.keys(ALL) as FieldProblem[]).map((problem) => problemTexts(problem));
    for (const locale of ['pt-BR', 'en-US', 'es-ES'] as const)
      expect(new Set(texts.map((text) => text[locale])).size).toBe(14);
  });
});
