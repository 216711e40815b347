import { readCents, readReais, type NativeBody } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';

interface Amount {
  readonly amount?: Cents;
}

interface WentBack {
  readonly refundedAmount?: Cents;
}

/** An amount in cents, if the answer contains one. */
export const optionalCents = (charge: NativeBody, field: string): Amount =>
  charge.has(field) ? { amount: readCents(charge, field) } : {};

/** The same in reais, from the first of these fields that exists. */
export const optionalReais = (charge: NativeBody, ...names: readonly string[]): Amount => {
  const field = names.find((name) => charge.has(name));
  return field === undefined ? {} : { amount: readReais(charge, field) };
};

/** The amount returned so far, in cents, if the answer contains it: a partial return does not change the status. */
export const refundedCents = (charge: NativeBody, field = 'refundedAmount'): WentBack =>
  wentBack(optionalCents(charge, field));

/** The same in reais. */
export const refundedReais = (charge: NativeBody, field: string): WentBack =>
  wentBack(optionalReais(charge, field));

/** Zero means no return. */
const wentBack = ({ amount }: Amount): WentBack => (amount ? { refundedAmount: amount } : {});

/** The currency, if the answer states it by its three letters (ISO 4217). Other forms are ignored. */
export const currencyOf = (reported: string | undefined): { currency?: string } =>
  reported !== undefined && /^[a-z]{3}$/i.test(reported) ? { currency: reported.toUpperCase() } : {};
