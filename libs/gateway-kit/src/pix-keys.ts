import { cnpjCharacters, formatCnpj, formatCpf, phoneDigits } from '@guiche/brazil';
import { CannotSpell } from './requests.js';
import type { PixKeyType } from './withdraws.js';

/**
 * How a provider wants a PIX key (payments.md §5, "PIX keys and documents"). E-mail and random keys are always left as they are.
 * - `phoneDigits`: a phone as digits only, area code first.
 * - `phonePlus55`: a phone with +55 in front.
 * - `phonePlus55IfMissing`: a phone with +55 in front, unless its digits already begin with the country code (LEXXEN).
 * - `digits`: digits only, whatever the kind, and no country code is added (ROYALPAY).
 * - `punctuated`: with the usual punctuation; another length is refused.
 */
export type PixKeySpelling = 'phoneDigits' | 'phonePlus55' | 'phonePlus55IfMissing' | 'digits' | 'punctuated';

/** A key as the provider wants it. Throws {@link CannotSpell} with the specification's text for a key of the wrong length. */
export function spellPixKey(key: string, type: PixKeyType, spelling: PixKeySpelling): string {
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
      // Area code 55 exists: only more than eleven digits can hold the country code.
      return digits.length > 11 && digits.startsWith('55') ? `+${digits}` : `+55${digits}`;
    }
  }
}

function punctuated(key: string, type: 'CPF' | 'CNPJ' | 'PHONE'): string {
  switch (type) {
    case 'CPF':
      if (key.replace(/\D/g, '').length !== 11)
        throw new CannotSpell('CPF inválido, deve conter 11 dígitos.');
      return formatCpf(key);
    case 'CNPJ':
      if (cnpjCharacters(key).length !== 14) throw new CannotSpell('CNPJ inválido, deve conter 14 dígitos.');
      return formatCnpj(key);
    case 'PHONE': {
      const digits = phoneDigits(key);
      if (digits.length !== 10 && digits.length !== 11)
        throw new CannotSpell('Telefone inválido, número de dígitos incorreto.');
      return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
    }
  }
}
