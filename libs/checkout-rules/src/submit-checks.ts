import { isCpf, isPhone, onlyDigits, phoneDigits } from '@guiche/brazil';
import { ADDRESS_FIELDS, addressProblems, type Address, type AddressField } from './buyer-rules.js';
import type { CheckoutError } from './checkout-errors.js';
import type { Locale } from '@guiche/i18n';
import type { PaymentMethod } from './payment-methods.js';
import { PLACEHOLDER_CPF, PLACEHOLDER_PHONE } from './placeholders.js';

export interface SubmittedForm extends Address {
  readonly name: string;
  readonly paymentMethod: PaymentMethod;
  readonly cpf?: string | undefined;
  readonly phone?: string | undefined;
}

export interface SubmitOffer {
  readonly requiredDocument: boolean;
  readonly requiredDocumentAndPhone: boolean;
  readonly product: { readonly typeProduct: 'FISICO' | 'DIGITAL' };
  readonly provider: { readonly paymentProvider: string };
}

/** What the checks need from outside, so that they stay pure. */
export interface SubmitSources {
  /** Language of the page the buyer used: phone and CPF are asked for in pt-BR only. */
  readonly locale: Locale;
  /** A valid CPF of 11 digits for a buyer who need not give one, e.g. `() => generateCpf(random)`. */
  readonly generatedCpf: () => string;
  /** Digits of the phone for a buyer who need not give one, e.g. `() => PLACEHOLDER_PHONE`. */
  readonly dummyPhone: () => string;
  /** Whether cards can be charged through this provider. */
  readonly isKnownProvider: (paymentProvider: string) => boolean;
}

export type SubmitField = 'cpf' | 'phone' | 'name' | 'paymentMethod' | AddressField;

export type SubmitResult =
  | {
      readonly ok: true;
      /** Digits to be sent on. */
      readonly cpf: string;
      readonly phone: string;
      /** Which of the two the buyer did not give: flag them on the order and never print them on fiscal data. */
      readonly notFromBuyer: readonly ('cpf' | 'phone')[];
    }
  | { readonly ok: false; readonly error: CheckoutError; readonly field: SubmitField };

/**
 * The eight checks made when the buyer presses "buy", in the specification's order (checkout §5); the first that
 * fails is the answer. The browser runs them to answer at once, the server because it believes nobody.
 *
 * A phone that could not be dialled counts as not given. Data that the offer does not require is kept where it is
 * usable, and replaced by the dummy phone or the generated CPF where it is not.
 */
export function submitChecks(form: SubmittedForm, offer: SubmitOffer, sources: SubmitSources): SubmitResult {
  const asked = sources.locale === 'pt-BR';
  const documentRequired = offer.requiredDocument || offer.requiredDocumentAndPhone;
  const phoneRequired = offer.requiredDocumentAndPhone;
  const givenCpf = onlyDigits(form.cpf ?? '') || (asked ? '' : PLACEHOLDER_CPF);
  const givenPhone = dialable(form.phone) || (asked ? '' : PLACEHOLDER_PHONE);

  if (documentRequired && givenCpf === '') return refused('errorInvalidCpf', 'cpf');
  if (phoneRequired && givenPhone === '') return refused('errorInvalidPhone', 'phone');
  if (documentRequired && !isCpf(givenCpf)) return refused('errorInvalidCpf', 'cpf');

  const phone = givenPhone || sources.dummyPhone();
  const cpf = isCpf(givenCpf) ? givenCpf : sources.generatedCpf();
  if (phone === '' || cpf === '') return refused('errorPhoneAndCpf', phone === '' ? 'phone' : 'cpf');

  if (form.name.trim() === '') return refused('errorFullName', 'name');
  if (offer.product.typeProduct === 'FISICO') {
    const problems = addressProblems(form);
    const missing = ADDRESS_FIELDS.find((field) => problems[field]);
    if (missing) return refused('errorAddress', missing);
  }
  if (form.paymentMethod === 'CREDIT_CARD' && !sources.isKnownProvider(offer.provider.paymentProvider)) {
    return refused('errorPaymentNotConfigured', 'paymentMethod');
  }
  return { ok: true, cpf, phone, notFromBuyer: notFromBuyer(form, cpf, phone) };
}

// The placeholder counts as not the buyer's even when it arrives as input: without JavaScript, or from our own
// page in another language, it has been filled in before it reaches the server.
function notFromBuyer(form: SubmittedForm, cpf: string, phone: string): ('cpf' | 'phone')[] {
  const filled: ('cpf' | 'phone')[] = [];
  if (cpf === PLACEHOLDER_CPF || cpf !== onlyDigits(form.cpf ?? '')) filled.push('cpf');
  if (phone === PLACEHOLDER_PHONE || phone !== dialable(form.phone)) filled.push('phone');
  return filled;
}

function dialable(phone = ''): string {
  return isPhone(phone) ? phoneDigits(phone) : '';
}

function refused(error: CheckoutError, field: SubmitField): SubmitResult {
  return { ok: false, error, field };
}
