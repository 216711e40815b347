import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const here = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8');
const all = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found)),
];

/** The page is always light. */
const withoutDark = (css: string) => css.replace(/[^{}]*color-scheme='dark'[^{]*\{[^{}]*\}/g, '');

test('every variable that the linked components read has a value, and none has one for nothing', () => {
  const linked = all(/import '(@mantine\/core\/styles\/\w+\.css)'/g, here('mantine-frame.tsx'));
  expect(linked).toContain('@mantine/core/styles/Button.css');
  const css = linked
    .map((file) => withoutDark(fs.readFileSync(require.resolve(file ?? ''), 'utf8')))
    .join('\n');
  const read = all(/var\((--mantine-[\w-]+)/g, css);
  const given = all(/^ +(--mantine-[\w-]+):/gm, here('variables.css'));
  expect(given.sort()).toEqual(read.sort());
});
