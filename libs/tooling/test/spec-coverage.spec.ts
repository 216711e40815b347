import { expect, test } from '@jest/globals';
import { compare, numbersIn, rulesIn } from '../src/spec-coverage.mjs';

test('rules are the numbered list items of a page, and nothing that only mentions a number', () => {
  const page =
    '# 5\n\n- **P5.1** A payment…\n- **P5.12** See **P5.1**.\n\nText about **P9.9**.\n  - **C4.3** Nested.\n';
  expect(rulesIn(page)).toEqual(['P5.1', 'P5.12', 'C4.3']);
});

test('a title covers every number it begins with, and none in its middle', () => {
  const title = (text: string) => `te${'st'}(${text}, () => {});\n`;
  const file = title("'X5.1 pays'") + title('`X5.2, X5.3 refunds`') + title('"like X5.4"') + title("'X5'");
  expect(numbersIn(file)).toEqual(['X5.1', 'X5.2', 'X5.3']);
});

test('a row of a table covers what it begins with, also when it is nothing but the number', () => {
  const file =
    "it.each([['X5.1', 'paid'], ['X5.2 X5.3 refunded', 'x']])('%s', () => {});\n const t = { rule: 'X5.4' };";
  expect(numbersIn(file)).toEqual(['X5.1', 'X5.2', 'X5.3', 'X5.4']);
});

test('neither a comment nor any other text covers anything', () => {
  const title = `te${'st'}('pays', () => call('X5.2', "X5.3"));`;
  expect(numbersIn(`// 'X5.1 pays'\n/* ['X5.4'] */\n${title}\nconst rule = 'X5.5 pays';`)).toEqual([]);
});

test('the summary counts rules, not tests, and numbers without a rule are told', () => {
  expect(compare(['P1.1', 'P1.2', 'P1.3'], ['P1.2', 'P1.2', 'P7.7'])).toEqual({
    untested: ['P1.1', 'P1.3'],
    unknown: ['P7.7'],
    summary: 'spec coverage: 1 of 3 rules have a test',
  });
});
