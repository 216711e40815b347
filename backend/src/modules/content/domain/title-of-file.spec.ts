import { expect, it } from '@jest/globals';
import { titleOfFile } from './title-of-file.js';

it.each([
  ['Guia_de bolso.pdf', 'Guia de bolso'],
  ['aula 1\n.final.mp4', 'aula 1 .final'],
  ['.pdf', 'Arquivo'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('a file %j is called %j at first', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
