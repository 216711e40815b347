import { isCnpj } from './cnpj.js';
import { isCpf } from './cpf.js';
import { onlyDigits } from './digits.js';

export type PixKeyType = 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'RANDOM';

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the type of a PIX key by its form, or undefined. The order is the specification's: the digits are tried as
 * CPF, then as CNPJ, before anything else. So a phone of eleven digits that is also a valid CPF is called CPF, and so
 * is an e-mail address that contains one. Ask the seller for the type where possible.
 */
export function pixKeyType(key: string): PixKeyType | undefined {
  const digits = onlyDigits(key);
  if (isCpf(digits)) return 'CPF';
  // The second attempt is for alphanumeric numbers, whose letters were removed above.
  if (isCnpj(digits) || isCnpj(key)) return 'CNPJ';
  if (EMAIL.test(key)) return 'EMAIL';
  if (UUID.test(key)) return 'RANDOM';
  if (/^[\d+-]+$/.test(key) && digits.length >= 9 && digits.length <= 15) return 'PHONE';
  return undefined;
}
