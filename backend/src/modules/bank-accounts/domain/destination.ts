import { BANKS, onlyDigits, pixKeyType, type PixKeyType } from '@guiche/brazil';

/** What a seller enters. Which fields are needed depends on the kind. */
export interface DestinationInput {
  readonly kind: 'BANK' | 'PIX';
  readonly bankCode?: string | undefined;
  readonly branchNumber?: string | undefined;
  readonly branchDigit?: string | undefined;
  readonly accountNumber?: string | undefined;
  readonly accountDigit?: string | undefined;
  readonly accountType?: 'CHECKING' | 'SAVINGS' | undefined;
  readonly pixKey?: string | undefined;
  /** Left out: detected by the form of the key (payments.md §5). */
  readonly pixType?: PixKeyType | undefined;
}

/** As it is stored. The fields of the other kind are null. */
export interface Destination {
  readonly kind: 'BANK' | 'PIX';
  readonly bankCode: string | null;
  readonly branchNumber: string | null;
  readonly branchDigit: string | null;
  readonly accountNumber: string | null;
  readonly accountDigit: string | null;
  readonly accountType: 'CHECKING' | 'SAVINGS' | null;
  readonly pixKey: string | null;
  readonly pixType: PixKeyType | null;
}

/** What is wrong with a field. `otherDocument`: the key is a document, and not that of the seller. */
export type DestinationProblem =
  | 'missing'
  | 'bankNotSupported'
  | 'notDigits'
  | 'notACheckDigit'
  | 'notAPixKey'
  | 'otherDocument';

export type DestinationProblems = Partial<Readonly<Record<keyof DestinationInput, DestinationProblem>>>;

const NO_BANK = {
  ...{ bankCode: null, branchNumber: null, branchDigit: null },
  ...{ accountNumber: null, accountDigit: null, accountType: null },
};

/**
 * Where a seller wants to be paid, as it is stored, or what is wrong with each field.
 * @param document CPF or CNPJ of the seller, without punctuation: nobody else is paid
 */
export function destinationOf(
  input: DestinationInput,
  document: string,
): { readonly destination: Destination } | { readonly problems: DestinationProblems } {
  return input.kind === 'PIX' ? pixDestination(input, document) : bankDestination(input);
}

function bankDestination(input: DestinationInput): ReturnType<typeof destinationOf> {
  const { bankCode, branchNumber, branchDigit, accountNumber, accountDigit, accountType } = input;
  const problems: DestinationProblems = {
    ...problem('bankCode', bankCode, (code) => BANKS.some((bank) => bank.code === code), 'bankNotSupported'),
    ...problem('branchNumber', branchNumber, (text) => /^\d{1,5}$/.test(text), 'notDigits'),
    ...(branchDigit !== undefined && problem('branchDigit', branchDigit, isCheckDigit, 'notACheckDigit')),
    ...problem('accountNumber', accountNumber, (text) => /^\d{1,13}$/.test(text), 'notDigits'),
    ...problem('accountDigit', accountDigit, isCheckDigit, 'notACheckDigit'),
    ...problem('accountType', accountType, () => true, 'missing'),
  };
  if (!bankCode || !branchNumber || !accountNumber || !accountDigit || !accountType) return { problems };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    destination: {
      ...{ kind: 'BANK', bankCode, branchNumber, branchDigit: branchDigit?.toUpperCase() ?? null },
      ...{ accountNumber, accountDigit: accountDigit.toUpperCase(), accountType },
      ...{ pixKey: null, pixType: null },
    },
  };
}

const isCheckDigit = (text: string): boolean => /^[\dX]{1,2}$/i.test(text);

function problem(
  field: keyof DestinationInput,
  value: string | undefined,
  isValid: (text: string) => boolean,
  otherwise: DestinationProblem,
): DestinationProblems {
  if (value === undefined) return { [field]: 'missing' };
  return isValid(value) ? {} : { [field]: otherwise };
}

function pixDestination(
  { pixKey, pixType }: DestinationInput,
  document: string,
): ReturnType<typeof destinationOf> {
  if (pixKey === undefined) return { problems: { pixKey: 'missing' } };
  const type = pixType ?? pixKeyType(pixKey);
  const key = type && directoryKey(type, pixKey);
  if (!type || !key) return { problems: { pixKey: 'notAPixKey' } };
  if ((type === 'CPF' || type === 'CNPJ') && key !== document)
    return { problems: { pixKey: 'otherDocument' } };
  return { destination: { kind: 'PIX', ...NO_BANK, pixKey: key, pixType: type } };
}

/** A key as the PIX directory writes it. Undefined: it is no key of this type. */
function directoryKey(type: PixKeyType, text: string): string | undefined {
  const fits = (other: string) => pixKeyType(other) === type;
  switch (type) {
    case 'EMAIL':
    case 'RANDOM':
      return fits(text) ? text.toLowerCase() : undefined;
    case 'CPF':
      return fits(text) ? onlyDigits(text) : undefined;
    case 'CNPJ':
      return fits(text) ? text.replace(/[^\dA-Z]/gi, '').toUpperCase() : undefined;
    case 'PHONE':
      return phoneKey(onlyDigits(text));
  }
}

/** With the country code: +5511987654321. */
function phoneKey(digits: string): string | undefined {
  if (/^55\d{10,11}$/.test(digits)) return `+${digits}`;
  return /^\d{10,11}$/.test(digits) ? `+55${digits}` : undefined;
}
