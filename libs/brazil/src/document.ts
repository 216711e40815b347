import { cnpjCharacters, formatCnpj, isCnpj } from './cnpj.js';
import { formatCpf, isCpf } from './cpf.js';

export type DocumentType = 'CPF' | 'CNPJ';

/** The kind of a document by its length alone: 11 characters are a CPF, anything else a CNPJ (payments specification §5). */
export function documentType(document: string): DocumentType {
  return cnpjCharacters(document).length === 11 ? 'CPF' : 'CNPJ';
}

/** Whether the text is a valid CPF or a valid CNPJ. */
export function isDocument(text: string): boolean {
  return documentType(text) === 'CPF' ? isCpf(text) : isCnpj(text);
}

/** A document for the eye: 11 characters with the mask of a CPF, 14 with that of a CNPJ, any other length untouched. */
export function formatDocument(document: string): string {
  const { length } = cnpjCharacters(document);
  if (length === 11) return formatCpf(document);
  return length === 14 ? formatCnpj(document) : document;
}
