import type { Locale, Texts } from '@guiche/i18n';
import { DOCUMENT_KINDS } from '../documents/index.js';

/** A field of the request for a receiver; `documents` and `bankAccountId` are chosen, not entered. */
export type RefusedField =
  | 'gatewayAccountId'
  | 'bankAccountId'
  | 'documents'
  | 'phone'
  | 'monthlyRevenue'
  | 'birthDate'
  | 'occupation'
  | 'tradingName'
  | `partner${'Name' | 'Document' | 'Email' | 'Phone' | 'BirthDate' | 'Income' | 'Occupation'}`;

/** A sentence beside a field. */
export interface FieldRefusal {
  readonly field: RefusedField;
  readonly texts: Texts;
}

const REQUIRED: Texts = {
  'pt-BR': 'O provedor exige este campo.',
  'en-US': 'The provider requires this field.',
  'es-ES': 'El proveedor exige este campo.',
};

export const BANK_ACCOUNT_NOT_READY: Texts = {
  'pt-BR': 'Escolha uma conta bancária sua, aprovada e já liberada.',
  'en-US': 'Choose a bank account of yours that is approved and can be used already.',
  'es-ES': 'Elija una cuenta bancaria suya, aprobada y ya habilitada.',
};

export const RECEIVER_ID_MISSING: Texts = {
  'pt-BR': 'Informe o código do recebedor no provedor.',
  'en-US': 'Enter the id of the receiver at the provider.',
  'es-ES': 'Indique el código del receptor en el proveedor.',
};

// The sentences of payments.md §5, word for word, as the adapters refuse with them, and what they say beyond it.
const SENTENCES: Readonly<Record<string, FieldRefusal>> = {
  ...Object.fromEntries(
    Object.values(DOCUMENT_KINDS).flatMap(({ missing }) =>
      missing ? [[missing['pt-BR'], { field: 'documents' as const, texts: missing }]] : [],
    ),
  ),
  'Banco não suportado, tente outro.': {
    field: 'bankAccountId',
    texts: {
      'pt-BR': 'Banco não suportado, tente outro.',
      'en-US': 'This bank is not supported. Try another one.',
      'es-ES': 'Banco no admitido, pruebe otro.',
    },
  },
  'Adquirente requer campo de renda mensal.': {
    field: 'monthlyRevenue',
    texts: {
      'pt-BR': 'Adquirente requer campo de renda mensal.',
      'en-US': 'The provider requires the monthly income.',
      'es-ES': 'El proveedor exige el ingreso mensual.',
    },
  },
  'Adquirente não aceita CPF': {
    field: 'gatewayAccountId',
    texts: {
      'pt-BR': 'Adquirente não aceita CPF',
      'en-US': 'This provider accepts companies only, with a CNPJ.',
      'es-ES': 'Este proveedor solo acepta empresas, con CNPJ.',
    },
  },
  'this provider needs a CPF, and a CNPJ is never sent': {
    field: 'gatewayAccountId',
    texts: {
      'pt-BR': 'Este provedor só aceita pessoas, com CPF.',
      'en-US': 'This provider accepts persons only, with a CPF.',
      'es-ES': 'Este proveedor solo acepta personas, con CPF.',
    },
  },
  'a phone is required': { field: 'phone', texts: REQUIRED },
};

/** What the registration at PAGARME lacks (decision 0053), by its beginning. */
const LACKED: readonly (readonly [string, RefusedField])[] = [
  ['data de nascimento do', 'partnerBirthDate'],
  ['data de nascimento', 'birthDate'],
  ['renda mensal do', 'partnerIncome'],
  ['renda mensal', 'monthlyRevenue'],
  ['faturamento mensal', 'monthlyRevenue'],
  ['profissão do', 'partnerOccupation'],
  ['profissão', 'occupation'],
  ['telefone do', 'partnerPhone'],
  ['telefone', 'phone'],
  ['nome fantasia', 'tradingName'],
  ['nome do', 'partnerName'],
  ['sócios administradores', 'partnerName'],
  ['e-mail do', 'partnerEmail'],
  ['CPF do', 'partnerDocument'],
];

/** What a seller can correct after this answer of an adapter. Empty: nothing. */
export function refusalsOf(detail: string): readonly FieldRefusal[] {
  const sentence = SENTENCES[detail];
  if (sentence) return [sentence];
  const [, lacked] = /^Adquirente requer: (.*)\.$/.exec(detail) ?? [];
  return (lacked?.split(', ') ?? []).flatMap((name) => {
    const field = LACKED.find(([beginning]) => name.startsWith(beginning))?.[1];
    return field ? [{ field, texts: REQUIRED }] : [];
  });
}

const REFUSED: Texts = {
  'pt-BR': 'O provedor não aceitou o cadastro. Confira os dados e tente de novo, ou fale com o suporte.',
  'en-US': 'The provider did not accept the registration. Check your data and try again, or contact support.',
  'es-ES':
    'El proveedor no aceptó el registro. Revise sus datos e inténtelo de nuevo, o hable con el soporte.',
};

/** Why a receiver was refused, as its seller reads it: what staff wrote, or a known sentence; never the words of the provider. */
export function shownReasonOf(
  { reason, detail }: { readonly reason: string | null; readonly detail: string | null },
  locale: Locale,
): string {
  if (reason !== null) return reason;
  const known = detail === null ? undefined : SENTENCES[detail];
  return (known?.texts ?? REFUSED)[locale];
}
