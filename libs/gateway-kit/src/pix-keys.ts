import { cnpjCharacters, formatCnpj, formatCpf, phoneDigits } from '@guiche/brazil';
import { UnsupportedRequest } from './requests.js';
import type { PixKeyType } from './withdraws.js';

/**
 * How a provider requires a PIX key (payments.md §5, "PIX keys and documents"). E-mail and random keys are never
 * changed.
 * - `phoneDigits`: a phone as digits only, area code first.
 * - `phonePlus55`: a phone prefixed with +55.
 * - `phonePlus55IfMissing`: a phone prefixed with +55, unless its digits already begin with the country code
 *   (LEXXEN).
 * - `digits`: digits only, for every kind, without a country code (ROYALPAY).
 * - `punctuated`: with the usual punctuation; another length is refused.
 */
export type PixKeyFormat = 'phoneDigits' | 'phonePlus55' | 'phonePlus55IfMissing' | 'digits' | 'punctuated';

/**
 * Formats a key for the provider. Throws {@link UnsupportedRequest} with the specification's text for a key of the
 * wrong length.
 */
export function formatPixKey(key: string, type: PixKeyType, spelling: PixKeyFormat): string {
  if (type === 'EMAIL' || type === 'RANDOM') return key;
  if (spelling === 'punctuated') return punctuated(key, type);
  if (spelling === 'digits') return key.replace(/\D/g, '');
  if (type !== 'PHONE') return cnpjCharacters(key);
  switch (spelling) {
    case 'phoneDigits':
      return phoneDigits(key);
    case 'phonePlus55':
      return `+55${phoneDigits(key)}`;
    case 'phonePlus55IfMissing': {
      const digits = key.replace(/\D/g, '');
      // Area code 55 exists: only more than eleven digits can contain the country code.
      return digits.length > 11 && digits.startsWith('55') ? `+${digits}` : `+55${digits}`;
    }
  }
}

function punctuated(key: string, type: 'CPF' | 'CNPJ' | 'PHONE'): string {
  switch (type) {
    case 'CPF':
      if (key.replace(/\D/g, '').length !== 11)
        throw new UnsupportedRequest('CPF inválido, deve conter 11 dígitos.');
      return formatCpf(key);
    case 'CNPJ':
      if (cnpjCharacters(key).length !== 14)
        throw new UnsupportedRequest('CNPJ inválido, deve conter 14 dígitos.');
      return formatCnpj(key);
    case 'PHONE': {
      const digits = phoneDigits(key);
      if (digits.length !== 10 && digits.length !== 11)
        throw new UnsupportedRequest('Telefone inválido, número de dígitos incorreto.');
      return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
    }
  }
}
