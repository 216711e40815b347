import {
  buyerProblems,
  PLACEHOLDER_CPF,
  PLACEHOLDER_PHONE,
  submitChecks,
  type CheckoutError,
  type FormMessage,
  type Locale,
} from '@guiche/checkout-rules';
import type { CheckoutForm, TextField } from './checkout-form';
import type { Offer } from './offer';

export type CheckedField = TextField | 'paymentMethod';
export type FormProblems = Partial<Record<CheckedField, FormMessage | CheckoutError>>;

/**
 * Everything a buyer should mend, by field. The rules are those the server asks again; here they only spare the
 * buyer a journey. They stop at the first fault, so phone and CPF are also looked at one without the other.
 */
export function checkForm(form: CheckoutForm, offer: Offer, locale: Locale): FormProblems {
  const problems: FormProblems = buyerProblems(form, offer.product);
  for (const candidate of [form, { ...form, cpf: PLACEHOLDER_CPF }, { ...form, phone: PLACEHOLDER_PHONE }]) {
    const result = submitChecks(candidate, asCardless(offer), {
      locale,
      generatedCpf: () => PLACEHOLDER_CPF,
      dummyPhone: () => PLACEHOLDER_PHONE,
      isKnownProvider: () => true,
    });
    if (!result.ok) problems[result.field] ??= result.error;
  }
  return problems;
}

// The provider matters to cards only, and those are judged where their key is known.
function asCardless(offer: Offer) {
  return { ...offer, provider: { paymentProvider: '' } };
}
