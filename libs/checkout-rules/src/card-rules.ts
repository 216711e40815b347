import type { Texts } from '@guiche/i18n';

export const CARD_FIELDS = ['cardNumber', 'holderName', 'expMonth', 'expYear', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** A card as its fields were typed. The year has two digits or four. */
export type TypedCard = Readonly<Record<CardField, string>>;

/**
 * What is wrong with a card. The first six in the specification's sense (payments.md §5), the others so that no bank is asked in
 * vain.
 */
const PROBLEMS = {
  numberMissing: {
    'pt-BR': 'O número do cartão é obrigatório.',
    'en-US': 'Enter the card number.',
    'es-ES': 'El número de la tarjeta es obligatorio.',
  },
  numberWrong: {
    'pt-BR': 'Número do cartão inválido. Confira os números.',
    'en-US': 'Invalid card number. Check the digits.',
    'es-ES': 'Número de la tarjeta no válido. Revisa los números.',
  },
  holderIncomplete: {
    'pt-BR': 'O titular do cartão precisa de nome e sobrenome.',
    'en-US': 'Enter the name and surname on the card.',
    'es-ES': 'Escribe el nombre y el apellido del titular.',
  },
  monthTooLong: {
    'pt-BR': 'O mês de validade deve ter no máximo 2 caracteres.',
    'en-US': 'The expiry month has at most 2 characters.',
    'es-ES': 'El mes de vencimiento tiene como máximo 2 caracteres.',
  },
  monthWrong: {
    'pt-BR': 'Mês de validade inválido.',
    'en-US': 'Invalid expiry month.',
    'es-ES': 'Mes de vencimiento no válido.',
  },
  yearLength: {
    'pt-BR': 'O ano de validade deve ter exatamente 4 caracteres.',
    'en-US': 'The expiry year has exactly 4 characters.',
    'es-ES': 'El año de vencimiento tiene exactamente 4 caracteres.',
  },
  yearWrong: {
    'pt-BR': 'Ano de validade inválido.',
    'en-US': 'Invalid expiry year.',
    'es-ES': 'Año de vencimiento no válido.',
  },
  expired: {
    'pt-BR': 'Este cartão está vencido.',
    'en-US': 'This card has expired.',
    'es-ES': 'Esta tarjeta está vencida.',
  },
  cvvLength: {
    'pt-BR': 'O código de segurança deve ter de 3 a 4 caracteres.',
    'en-US': 'The security code has 3 to 4 characters.',
    'es-ES': 'El código de seguridad tiene de 3 a 4 caracteres.',
  },
  cvvWrong: {
    'pt-BR': 'O código de segurança só tem números.',
    'en-US': 'The security code has digits only.',
    'es-ES': 'El código de seguridad solo tiene números.',
  },
} as const satisfies Record<string, Texts>;

/**
 * What is wrong with a card, by field; empty when nothing is. `today` is a calendar date, YYYY-MM-DD, in America/Sao_Paulo: a
 * card is good to the end of its month. No sentence repeats a value.
 */
export function cardProblems(card: TypedCard, today: string): Partial<Record<CardField, Texts>> {
  const problems: Partial<Record<CardField, Texts | undefined>> = {
    cardNumber: numberProblem(card.cardNumber),
    holderName: card.holderName.trim().split(/\s+/).length < 2 ? PROBLEMS.holderIncomplete : undefined,
    expMonth: monthProblem(card.expMonth),
    expYear: yearProblem(card.expYear),
    cvv: cvvProblem(card.cvv),
  };
  if (!problems.expMonth && !problems.expYear && isExpired(card, today)) problems.expYear = PROBLEMS.expired;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** Whether a text is a whole card number: 13 to 19 digits with a right check digit, spaces and hyphens aside. */
export const isCardNumber = (text: string): boolean => numberProblem(text.trim()) === undefined;

/** 31 is 2031 (payments.md §5). */
const fourDigitYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

function numberProblem(typed: string): Texts | undefined {
  const number = typed.replace(/[ -]/g, '');
  if (number === '') return PROBLEMS.numberMissing;
  return /^\d{13,19}$/.test(number) && hasCheckDigit(number) ? undefined : PROBLEMS.numberWrong;
}

function monthProblem(month: string): Texts | undefined {
  if (month === '' || month.length > 2) return PROBLEMS.monthTooLong;
  return /^\d+$/.test(month) && Number(month) >= 1 && Number(month) <= 12 ? undefined : PROBLEMS.monthWrong;
}

function yearProblem(year: string): Texts | undefined {
  if (fourDigitYear(year).length !== 4) return PROBLEMS.yearLength;
  return /^20\d\d$/.test(fourDigitYear(year)) ? undefined : PROBLEMS.yearWrong;
}

function cvvProblem(cvv: string): Texts | undefined {
  if (cvv.length < 3 || cvv.length > 4) return PROBLEMS.cvvLength;
  return /^\d+$/.test(cvv) ? undefined : PROBLEMS.cvvWrong;
}

const isExpired = ({ expMonth, expYear }: TypedCard, today: string): boolean =>
  `${fourDigitYear(expYear)}-${expMonth.padStart(2, '0')}` < today.slice(0, 7);

/** Luhn: a number with one wrong or two swapped digits is no card's. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const BRANDS: readonly [brand: string, numbers: RegExp][] = [
  [
    'elo',
    /^(?:4011(?:78|79)|43(?:1274|8935)|45(?:1416|7393|763[12])|50(?:4175|6699|67|9\d)|627780|636(?:297|368)|65(?:0[0-9]|16|50))/,
  ],
  ['hipercard', /^(?:606282|3841)/],
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['amex', /^3[47]/],
  ['diners', /^3(?:0[0-5]|[68])/],
  ['discover', /^6(?:011|4[4-9])/],
];

/**
 * The brand of a card, in small letters, as far as its first digits tell; Brazilian brands come before those they share numbers
 * with.
 */
export function cardBrand(cardNumber: string): string | undefined {
  const digits = cardNumber.replace(/\D/g, '');
  return BRANDS.find(([, numbers]) => numbers.test(digits))?.[0];
}
