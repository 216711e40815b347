import { expect, test } from '@jest/globals';
import { initialsOf } from './initials';
import { maskedDocument } from './masked-document-text';

test('a CPF and a CNPJ are masked, written with or without signs; anything else is not shown at all', () => {
  expect(maskedDocument('52998224725')).toBe('***.982.247-**');
  expect(maskedDocument('529.982.247-25')).toBe('***.982.247-**');
  expect(maskedDocument('12884000000197')).toBe('12.884.***/0001-**');
  expect(maskedDocument('12.ABC.345/01DE-35')).toBe('12.ABC.***/01DE-**');
  expect(maskedDocument('1234')).toBe('***');
});

test('the initials are those of the first and the last name', () => {
  expect(initialsOf('Maria Aparecida de Souza')).toBe('MS');
  expect(initialsOf('  João ')).toBe('J');
  expect(initialsOf('Estúdio das Águas')).toBe('EÁ');
});
