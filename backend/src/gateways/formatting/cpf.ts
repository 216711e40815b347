import { UnsupportedRequest } from '@guiche/gateway-kit';
import { documentType, onlyDigits } from '@guiche/brazil';

/**
 * The CPF of a person; undefined for a company's CNPJ, because only CPF documents are sent to providers (payments.md
 * §5).
 */
export const cpfOf = (document: string): string | undefined =>
  documentType(document) === 'CPF' ? onlyDigits(document) : undefined;

/** The same where the provider requires a document. */
export function requiredCpf(document: string): string {
  const cpf = cpfOf(document);
  if (cpf === undefined) throw new UnsupportedRequest('this provider needs a CPF, and a CNPJ is never sent');
  return cpf;
}
