import { CHECKOUT_ERRORS } from '@guiche/checkout-rules';
import type { CheckoutTextKey } from '../../messages/use-texts';
import { CHECKED_FIELDS, type CheckedField, type CheckoutFormProblems } from './check-form';
import { ADDRESS, type CheckoutForm } from './checkout-form';
import type { FormReply } from './form-reply';
import type { CheckoutOffer } from './offer';

type Say = (key: CheckoutTextKey) => string;

/** An empty field is reported as missing, not as invalid. */
const WHEN_EMPTY: Partial<Record<CheckedField, CheckoutTextKey>> = {
  phone: 'phoneMissing',
  cpf: 'cpfMissing',
};

/** The problems of each field, in the reader's language. */
export function formProblemTexts(
  problems: CheckoutFormProblems,
  form: CheckoutForm,
  say: Say,
): FormReply['problems'] {
  const sentences: FormReply['problems'] = {};
  for (const field of CHECKED_FIELDS) {
    const code = problems[field];
    if (!code) continue;
    const empty = (field === 'phone' || field === 'cpf') && form[field] === '';
    sentences[field] = say((empty ? WHEN_EMPTY[field] : undefined) ?? code);
  }
  return sentences;
}

/** Sentences that say errors of the catalogue by themselves. */
const CATALOGUE = [...CHECKOUT_ERRORS, 'phoneMissing', 'cpfMissing'] as const;

interface ToastContext {
  readonly say: Say;
  readonly template: CheckoutOffer['template'];
}

/**
 * The catalogue error of an invalid field, which appears as a toast (specification, checkout §8); empty for a broken form
 * rule, which is shown beside the field only.
 */
export function toastOf(field: CheckedField, sentence: string, { say, template }: ToastContext): string {
  if (CATALOGUE.some((key) => say(key) === sentence)) return sentence;
  if (sentence !== say('required')) return '';
  if (field === 'name') return say('errorFullName');
  if (field === 'cep' && template === 'DROPSHIPPING') return say('errorCep');
  return ADDRESS.some((name) => name === field) ? say('errorAddress') : '';
}
