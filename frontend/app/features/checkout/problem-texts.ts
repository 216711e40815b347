import { CHECKOUT_ERRORS } from '@guiche/checkout-rules';
import type { CheckoutPageTexts } from '../../i18n/text-keys';
import { CHECKED_FIELDS, type CheckedField, type FormProblems } from './check-form';
import type { CheckoutForm } from './checkout-form';
import type { FormReply } from './form-reply';

type Say = (key: keyof CheckoutPageTexts) => string;

/** An empty field is asked for; "invalid" would accuse a buyer who typed nothing. */
const WHEN_EMPTY: Partial<Record<CheckedField, keyof CheckoutPageTexts>> = {
  phone: 'phoneMissing',
  cpf: 'cpfMissing',
};

/** What is wrong with each field, in sentences of the reader's language. */
export function problemTexts(problems: FormProblems, form: CheckoutForm, say: Say): FormReply['problems'] {
  const sentences: FormReply['problems'] = {};
  for (const field of CHECKED_FIELDS) {
    const code = problems[field];
    if (!code) continue;
    const empty = (field === 'phone' || field === 'cpf') && form[field] === '';
    sentences[field] = say((empty ? WHEN_EMPTY[field] : undefined) ?? code);
  }
  return sentences;
}

/** Whether the sentence is one of the error catalogue, whose errors appear as toasts (specification, checkout §8). */
export function isCatalogueError(sentence: string, say: Say): boolean {
  const keys = [...CHECKOUT_ERRORS, 'phoneMissing', 'cpfMissing'] as const;
  return keys.some((key) => say(key) === sentence);
}
