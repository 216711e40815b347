import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(__dirname, '../src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

describe('a protocol', () => {
  it('does not depend on the brand’s name: a difference is a field of the brand', () => {
    const asking =
      /\b(name|provider)\s*[!=]==?\s*['"`][A-Z]|[A-Z]['"`]\s*[!=]==?\s*(\w+\.)*(name|provider)\b/;
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => asking.test(readFileSync(join(SOURCES, file), 'utf8')))).toEqual([]);
  });
});
