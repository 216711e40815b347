import { isEmail } from '@guiche/field-rules';
import type { FormMessage } from './form-messages.js';
import { isPaymentMethod } from './payment-methods.js';

export const NAME_MIN_LENGTH = 4;
export const NAME_MAX_LENGTH = 30;
/** Shortest postcode with which the Dropshipping layout leaves its address step. */
export const STEP_CEP_MIN_LENGTH = 7;

export const ADDRESS_FIELDS = ['cep', 'street', 'number', 'district', 'city', 'state'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type Address = Readonly<Partial<Record<AddressField, string | undefined>>>;

export type BuyerField = 'name' | 'email' | 'paymentMethod' | AddressField;
export type FormProblems<Field extends string> = Partial<Record<Field, FormMessage>>;

export interface BuyerForm extends Address {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly paymentMethod?: string | undefined;
}

export function nameProblem(name = ''): FormMessage | undefined {
  const { length } = name.trim();
  if (length === 0) return 'required';
  if (length < NAME_MIN_LENGTH) return 'nameTooShort';
  return length > NAME_MAX_LENGTH ? 'nameTooLong' : undefined;
}

export function emailProblem(email = ''): FormMessage | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'required';
  return isEmail(trimmed) ? undefined : 'invalidEmail';
}

export function paymentMethodProblem(method: unknown): FormMessage | undefined {
  return isPaymentMethod(method) ? undefined : 'invalidPaymentMethod';
}

/** Every field of the address that is missing; complement is optional. An empty object means the address will do. */
export function addressProblems(address: Address): FormProblems<AddressField> {
  const problems: FormProblems<AddressField> = {};
  for (const field of ADDRESS_FIELDS) {
    if (!address[field]?.trim()) problems[field] = 'required';
  }
  return problems;
}

/** The address step of the Dropshipping layout, which also wants seven characters of postcode. */
export function addressStepProblems(address: Address): FormProblems<AddressField> {
  const short = (address.cep?.trim().length ?? 0) < STEP_CEP_MIN_LENGTH;
  return short ? { ...addressProblems(address), cep: 'required' } : addressProblems(address);
}

/** The form rules of the buyer's fields; the address counts only where something physical is sent. */
export function buyerProblems(
  form: BuyerForm,
  offer: { readonly typeProduct: 'FISICO' | 'DIGITAL' },
): FormProblems<BuyerField> {
  const problems: FormProblems<BuyerField> = offer.typeProduct === 'FISICO' ? addressProblems(form) : {};
  const name = nameProblem(form.name);
  const email = emailProblem(form.email);
  const paymentMethod = paymentMethodProblem(form.paymentMethod);
  if (name) problems.name = name;
  if (email) problems.email = email;
  if (paymentMethod) problems.paymentMethod = paymentMethod;
  return problems;
}
