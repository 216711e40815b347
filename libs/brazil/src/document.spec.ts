import { describe, expect, it } from '@jest/globals';
import { documentType, formatDocument, isDocument, searchedDocument } from './document.js';

describe('documents', () => {
  it('11 digits are a CPF, any other length a CNPJ (P5.57, P5.58)', () => {
    expect(documentType('52998224725')).toBe('CPF');
    expect(documentType('529.982.247-25')).toBe('CPF');
    expect(documentType('11222333000181')).toBe('CNPJ');
    expect(documentType('5299822472')).toBe('CNPJ');
  });

  it('shows 11 digits with the mask of a CPF, 14 with that of a CNPJ, others as they are (P5.62, P5.63, C5.46, C5.47)', () => {
    expect(formatDocument('52998224725')).toBe('529.982.247-25');
    expect(formatDocument('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatDocument('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatDocument('5299822472')).toBe('5299822472');
  });

  it('a document and its beginning are searched for as they are stored; a name is none', () => {
    expect(['390.533.447-05', '390.5', '12.abc.345/01de-35', '12.abc'].map(searchedDocument)).toEqual([
      ...['39053344705', '3905', '12ABC34501DE35', '12ABC'],
    ]);
    expect(['39', 'ana', 'ana@x.com', '390%', '390_1', '123456789012345'].map(searchedDocument)).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('checks a document by the rules of its kind', () => {
    expect(['52998224725', '11222333000181', '52998224726', '11222333000182', ''].map(isDocument)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
