import { isCpf, isFormattedCep, isPhone } from '@guiche/brazil';
import {
  addressStepProblems,
  buyerProblems,
  PLACEHOLDER_CPF,
  PLACEHOLDER_PHONE,
  submitChecks,
  type CheckoutError,
  type FormMessage,
  type Locale,
} from '@guiche/checkout-rules';
import { CARD_INPUTS, type CardInput } from './card/card-input';
import { ADDRESS, TEXT_FIELDS, type CheckoutForm, type TextFieldName } from './checkout-form';
import type { CheckoutOffer } from './offer';
import type { PostcodeState } from './use-postcode';

export type CheckedField = TextFieldName | CardInput | 'cardInstallment' | 'paymentMethod' | 'coupon';

/** In the order of the page. */
export const CHECKED_FIELDS: readonly CheckedField[] = [
  ...TEXT_FIELDS,
  'paymentMethod',
  ...CARD_INPUTS,
  'cardInstallment',
  'coupon',
];

export type CheckoutFormProblems = Partial<Record<CheckedField, FormMessage | CheckoutError>>;

/**
 * The problems of the buyer's input, by field. The server applies the same rules; here they save a request. They stop at
 * the first problem, so phone and CPF are also checked separately. An incomplete postcode is dropped: the server would
 * refuse it as an address.
 */
export function checkForm(form: CheckoutForm, offer: CheckoutOffer, locale: Locale): CheckoutFormProblems {
  const problems: CheckoutFormProblems = buyerProblems(form, offer.product);
  if (offer.product.typeProduct === 'FISICO' && !isFormattedCep(form.cep)) problems.cep ??= 'errorCep';
  for (const candidate of [form, { ...form, cpf: PLACEHOLDER_CPF }, { ...form, phone: PLACEHOLDER_PHONE }]) {
    const result = submitChecks(candidate, offer, {
      locale,
      generatedCpf: () => PLACEHOLDER_CPF,
      dummyPhone: () => PLACEHOLDER_PHONE,
      // Which of a platform's accounts can charge the card is decided by the server, which knows them all.
      isKnownProvider: (paymentProvider) => paymentProvider !== '',
    });
    if (!result.ok) problems[result.field] ??= result.error;
  }
  if (locale === 'pt-BR') checkGiven(form, problems);
  return problems;
}

/** The server replaces an optional phone or CPF that is invalid; the buyer is informed first. */
function checkGiven({ phone, cpf }: CheckoutForm, problems: CheckoutFormProblems): void {
  if (phone !== '' && !isPhone(phone)) problems.phone ??= 'errorInvalidPhone';
  if (cpf !== '' && !isCpf(cpf)) problems.cpf ??= 'errorInvalidCpf';
}

/**
 * Until a lookup has ended, the postcode is the only address field on the page: problems of the other fields are shown
 * there, and not at fields that are not on the page.
 */
export function checkShown(problems: CheckoutFormProblems, postcode: PostcodeState): CheckoutFormProblems {
  const ofAddress = (field: string) => ADDRESS.some((name) => name === field);
  if (postcode !== 'untold' || !Object.keys(problems).some(ofAddress)) return problems;
  const elsewhere = Object.entries(problems).filter(([field]) => !ofAddress(field));
  return { ...Object.fromEntries(elsewhere), cep: problems.cep ?? 'errorCep' };
}

/**
 * The problems that keep the address step of Dropshipping closed (specification, checkout §4, §5): its fields, and a
 * postcode that was not found.
 */
export function checkAddressStep(
  found: CheckoutFormProblems,
  form: CheckoutForm,
  postcode: PostcodeState,
): CheckoutFormProblems {
  if (postcode === 'found') return found;
  const cep = addressStepProblems(form).cep ?? 'errorCep';
  return checkShown({ ...found, cep }, postcode);
}
