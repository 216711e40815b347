import { cnpjCharacters, formatCnpj, isCnpj } from './cnpj.js';
import { formatCpf, isCpf } from './cpf.js';

export type DocumentType = 'CPF' | 'CNPJ';

/**
 * Returns the kind of a document by its length: 11 characters are a CPF, anything else a CNPJ (payments specification
 * §5).
 */
export function documentType(document: string): DocumentType {
  return cnpjCharacters(document).length === 11 ? 'CPF' : 'CNPJ';
}

/** Returns whether the text is a valid CPF or CNPJ. */
export function isDocument(text: string): boolean {
  return documentType(text) === 'CPF' ? isCpf(text) : isCnpj(text);
}

/**
 * Returns the characters of a whole document, or of its beginning, as they are stored; undefined: the text cannot be one. A name without a
 * digit is none, though a CNPJ may begin with letters. Two characters find too many.
 */
export function searchedDocument(text: string): string | undefined {
  const characters = cnpjCharacters(text);
  return /^(?=.*\d)[\dA-Z]{3,14}$/.test(characters) ? characters : undefined;
}

/** Formats a document for display: 11 characters as a CPF, 14 as a CNPJ, any other length unchanged. */
export function formatDocument(document: string): string {
  const { length } = cnpjCharacters(document);
  if (length === 11) return formatCpf(document);
  return length === 14 ? formatCnpj(document) : document;
}
