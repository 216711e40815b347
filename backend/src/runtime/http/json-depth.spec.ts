import { describe, expect, it } from '@jest/globals';
import { DEEPEST_JSON, isTooDeep } from './json-depth.js';

const lists = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('the depth of JSON', () => {
  it.each([lists, objects])('the depth of JSON is measured in lists and objects alike: %p', (nested) => {
    expect(isTooDeep(nested(DEEPEST_JSON))).toBe(false);
    expect(isTooDeep(nested(DEEPEST_JSON + 1))).toBe(true);
  });

  it('the depth of JSON does not grow with brackets inside strings, after escaped quotes, or side by side', () => {
    expect(isTooDeep(JSON.stringify({ text: '[{'.repeat(100), quoted: `"${'['.repeat(100)}` }))).toBe(false);
    expect(isTooDeep(`["\\\\",${lists(DEEPEST_JSON - 1)}]`)).toBe(false);
    expect(isTooDeep(`["\\\\",${lists(DEEPEST_JSON)}]`)).toBe(true);
    expect(isTooDeep(`[${Array.from({ length: 100 }, () => '[]').join()}]`)).toBe(false);
  });
});
