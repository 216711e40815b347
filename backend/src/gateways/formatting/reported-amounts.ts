import { readCents, readReais, type NativeBody } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';

interface Amount {
  readonly amount?: Cents;
}

interface WentBack {
  readonly refundedAmount?: Cents;
}

/** An amount in cents where the answer says one. */
export const optionalCents = (charge: NativeBody, field: string): Amount =>
  charge.has(field) ? { amount: readCents(charge, field) } : {};

/** The same where it is said in reais, under the first of these names that stands there. */
export const optionalReais = (charge: NativeBody, ...names: readonly string[]): Amount => {
  const field = names.find((name) => charge.has(name));
  return field === undefined ? {} : { amount: readReais(charge, field) };
};

/** What went back so far, in cents, where the answer says that something did: a part changes no word. */
export const refundedCents = (charge: NativeBody, field = 'refundedAmount'): WentBack =>
  wentBack(optionalCents(charge, field));

/** The same where it is said in reais. */
export const refundedReais = (charge: NativeBody, field: string): WentBack =>
  wentBack(optionalReais(charge, field));

/** Zero says that nothing did. */
const wentBack = ({ amount }: Amount): WentBack => (amount ? { refundedAmount: amount } : {});

/** In which currency, where the answer says one by its three letters (ISO 4217). Other spellings say nothing. */
export const currencyOf = (reported: string | undefined): { currency?: string } =>
  reported !== undefined && /^[a-z]{3}$/i.test(reported) ? { currency: reported.toUpperCase() } : {};
