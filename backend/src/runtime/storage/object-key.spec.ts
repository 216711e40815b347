import { describe, expect, it } from '@jest/globals';
import { accessOf, contentTypeOf, isPdf, newObjectKey, readObjectKey } from './object-key.js';

describe('object keys', () => {
  it('keep nothing of a file`s name but its ending, and are never the same', () => {
    const keys = Array.from({ length: 1000 }, () => newObjectKey('private', 'documents', 'CPF 529.jpeg'));
    expect(new Set(keys).size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^private\/documents\/[\w-]{22}\.jpeg$/);
    expect(accessOf(newObjectKey('private', 'documents', 'a.png'))).toBe('private');
    expect(accessOf(newObjectKey('public', 'documents', 'a.png'))).toBe('public');
  });

  it.each([
    ['boleto.pdf', 'application/pdf'],
    ['boleto.png.pdf', 'application/pdf'],
    ['FOTO.JPG', 'image/jpeg'],
    ['foto.webp', 'image/webp'],
    ['foto.pdf.gif', 'image/gif'],
  ])('%s is of the type %s (P5.66)', (name, type) => {
    expect(contentTypeOf(newObjectKey('public', 'boletos', name))).toBe(type);
  });

  it.each(['boleto.PDF', 'boleto.pdf ', 'pdf', 'boleto.pdf.exe', 'boleto'])(
    '%j does not end in .pdf and is nothing else we take (P5.66)',
    (name) => {
      expect(() => newObjectKey('public', 'boletos', name)).toThrow('fileTypeNotAccepted');
    },
  );

  it('object keys are read only when they are exactly of our shape', () => {
    const good = newObjectKey('public', 'boletos', 'a.pdf');
    expect(readObjectKey(good)).toBe(good);
    for (const bad of [
      `/${good}`,
      `${good}/`,
      `${good}\n`,
      good.replace('public', 'secret'),
      good.replace('boletos', '..'),
      good.replace('boletos', 'boletos/..'),
      good.replace('boletos', ''),
      good.replace('.pdf', '.svg'),
      good.replace('.pdf', ''),
      good.replace(/.\.pdf/, '.pdf'),
    ])
      expect(readObjectKey(bad)).toBeUndefined();
  });
});

it('a file counts as a PDF if its name ends in .pdf (P5.66, C5.49)', () => {
  expect(['a.pdf', '.pdf', 'foto.png.pdf', 'a b.pdf'].map(isPdf)).toEqual([true, true, true, true]);
  expect(['a.PDF', 'a.pdf.png', 'apdf', 'pdf', '', 'a.pdf '].map(isPdf)).toEqual(Array(6).fill(false));
});
