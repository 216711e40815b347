import { describe, expect, it } from '@jest/globals';
import { compare, rulesIn } from '../src/spec-coverage.mjs';
import { Assertions } from '../src/spec-coverage/assertions.mjs';
import { Sources } from '../src/spec-coverage/sources.mjs';
import { proofsIn } from '../src/spec-coverage/titles.mjs';

const TEST = '/project/a.spec.ts';

/** The proofs of a test file, and of the files that it imports. */
function proofs(text: string, others: Readonly<Record<string, string>> = {}) {
  const files: Record<string, string> = { ...others, [TEST]: text };
  const sources = new Sources((file: string) => files[file]);
  const source = sources.open(TEST)!;
  return proofsIn(source, { sources, assertions: new Assertions(sources) });
}

const proof = (rules: string[], more: object = {}) => ({
  rules,
  asserts: true,
  where: `${TEST}:1`,
  problem: undefined,
  ...more,
});

const BODY = '() => { expect(1).toBe(1); }';

describe('the rules of the specification', () => {
  it('rules are the numbered list items of a page, with or without a section', () => {
    const page =
      '# 5\n\n- **P5.1** A payment…\n- **D7** See **P5.1**.\n\nText about **P9.9**.\n  - **C4.3** Nested.\n';
    expect(rulesIn(page)).toEqual(['P5.1', 'D7', 'C4.3']);
  });

  it('a report counts rules with a test, and names unknown numbers, titles with errors and tests without assertions', () => {
    const where = 'a.spec.ts:1';
    const found = [
      { rules: ['P1.2', 'P1.2'], asserts: true, where },
      { rules: ['P1.1'], asserts: false, where: 'a.spec.ts:2' },
      { rules: ['P7.7'], asserts: true, where: 'a.spec.ts:3' },
      { rules: ['P1.3'], asserts: true, where: 'a.spec.ts:4', problem: 'wrong' },
    ];
    expect(compare(['P1.1', 'P1.2', 'P1.3'], found)).toEqual({
      untested: ['P1.1', 'P1.3'],
      errors: [
        'a.spec.ts:2: the test names P1.1 and asserts nothing',
        'a.spec.ts:3: no rule has the number P7.7',
        'a.spec.ts:4: wrong',
      ],
      summary: 'spec coverage: 1 of 3 rules have a test',
    });
  });
});

describe('the numbers of a title', () => {
  it.each([
    [`it('pays (P5.1, D7)', ${BODY})`],
    [`test.describe('pays (P5.1, D7)', ${BODY})`],
    [`test('pays (P5.1, D7) @phone', async ({ page }) => { await expect(page).toBe(1); })`],
    [`describe('pays (P5.1, D7)', () => { it('once', ${BODY}); })`],
    [`it.each([1, 2])('pays %i (P5.1, D7)', ${BODY})`],
    [`it.each([['a', 'P5.1'], ['b', 'D7']] as const)('pays %s (%s)', ${BODY})`],
    [`it.each([{ to: 'a', rule: 'P5.1' }, { to: 'b', rule: 'D7' }])('pays $to ($rule)', ${BODY})`],
    [`it.each([['a', 'P5.1, D7']].filter(Boolean))('pays %s (%s)', ${BODY})`],
    [`const T = [['a', 'P5.1'], ...[['b', 'D7']]]; it.each(T)('pays %s (%s)', ${BODY})`],
    [`it.each([['pays (P5.1)'], ['gives back (D7)']])('%s', ${BODY})`],
  ])('are at its end: %s', (text) => {
    expect(proofs(text).flatMap(({ rules }) => rules)).toEqual(['P5.1', 'D7']);
  });

  it('may be values of the group’s table', () => {
    const text = `describe.each([{ rule: 'P5.1' }, { rule: 'D7' }])('x', ({ rule }) => { it(\`pays (\${rule})\`, ${BODY}) })`;
    expect(proofs(text)).toEqual([proof(['P5.1', 'D7'])]);
  });

  it('may be values of a table of another file', () => {
    const table = { '/project/table.ts': "export const T = [['a', 'P5.1']];" };
    const text = `import { T } from './table.js'; it.each(T)('pays %s (%s)', ${BODY})`;
    expect(proofs(text, table)).toEqual([proof(['P5.1'])]);
  });

  it.each([
    [`it('P5.1 pays', ${BODY})`, 'P5.1 stands before the end of the title'],
    [`it('pays (P5.1) at once', ${BODY})`, 'P5.1 stands before the end of the title'],
    [`it.each([['P5.1 pays']])('%s', ${BODY})`, 'P5.1 stands before the end of the title'],
    [
      `it.each([['a', 'P5.1'], ['b', 'x']])('pays %s (%s)', ${BODY})`,
      '%s does not stand for rules in every row',
    ],
    [`it.each(rows())('pays %s (%s, P5.1)', ${BODY})`, '%s does not stand for rules in every row'],
  ])('are refused elsewhere: %s', (text, problem) => {
    expect(proofs(text)).toEqual([proof(expect.any(Array) as unknown as string[], { problem })]);
  });

  it.each([
    ["// it('pays (P5.1)', () => {})"],
    [`it('pays', () => { expect('P5.2 (P5.3)').toBe(1); })`],
    [`const T = [['a', 'P5.1']]; it('pays', ${BODY})`],
    [`it.each([['a', 'ASAAS']])('pays %s (%s)', ${BODY})`],
  ])('are not read from anything else: %s', (text) => {
    expect(proofs(text)).toEqual([]);
  });
});

describe('a test without an assertion proves nothing', () => {
  const helper = {
    '/project/helper.ts': "export { checks, runs } from './deep.js';",
    '/project/deep.ts':
      'export function checks() { expect(1).toBe(1); }\nexport const runs = () => runs();\nexport const expected = 1;',
  };

  it.each([
    [true, `it('a (P5.1)', () => { assert(1); })`],
    [true, `it('a (P5.1)', async () => { await expect.poll(() => 1).toBe(1); })`],
    [true, `it('a (P5.1)', () => { fc.assert(fc.property(fc.nat(), (n) => n >= 0)); })`],
    [true, `it('a (P5.1)', () => shop.paymentBecomes('id', {}))`],
    [true, `const f = () => { expect(1).toBe(1); }; it('a (P5.1)', f)`],
    [true, `function f() { g(); } function g() { expect(1).toBe(1); } it('a (P5.1)', () => { f(); })`],
    [true, `it('a (P5.1)', () => { const f = () => { expect(1).toBe(1); }; [1].forEach(f); })`],
    [true, `import { checks } from './helper.js'; it('a (P5.1)', () => checks())`],
    [false, `it('a (P5.1)', () => {})`],
    [false, `it('a (P5.1)', () => { f({ expect: 1 }); })`],
    [false, `const f = () => f(); it('a (P5.1)', () => { f(); })`],
    [false, `import { runs } from './helper.js'; it('a (P5.1)', () => { runs(); })`],
    [false, `// expect(1)\nit('a (P5.1)', () => { log('expect(1)'); })`],
  ])('%p: %s', (asserts, text) => {
    expect(proofs(text, helper)).toMatchObject([{ rules: ['P5.1'], asserts }]);
  });
});
