import { nameProblem, type Locale } from '@guiche/checkout-rules';
import { useEffect, useState } from 'react';
import { useCheckoutTexts } from '../../messages/use-texts';
import { afterPress } from '../../../shared/lib/after-press';
import { CARD_INPUTS, type CardInput } from './card/card-input';
import {
  checkAddressStep,
  checkForm,
  checkShown,
  type CheckedField,
  type CheckoutFormProblems,
} from './check-form';
import { formProblemTexts } from './problem-texts';
import { ADDRESS, type CheckoutForm, type TextFieldName } from './checkout-form';
import type { FormReply } from './form-reply';
import type { CheckoutOffer } from './offer';
import type { PostcodeState } from './use-postcode';

interface FormChecks {
  readonly offer: CheckoutOffer;
  readonly locale: Locale;
  readonly start: CheckoutForm;
  readonly reply: FormReply | undefined;
  readonly postcode: PostcodeState;
  /** What the fields on the page hold now. */
  readonly read: () => CheckoutForm;
}

/** What is wrong with the form, and when the buyer is told. */
export function useFormChecks({ offer, locale, start, reply, postcode, read }: FormChecks) {
  const say = useSentences();
  const [problems, setProblems] = useState<FormReply['problems']>(
    () => reply?.problems ?? say(prefilledProblems(start), start),
  );
  const clear = (name: CheckedField) =>
    setProblems((shown) => {
      if (!shown[name]) return shown;
      const { [name]: _mended, ...others } = shown;
      return others;
    });
  const [refusals, setRefusals] = useState(reply ? 1 : 0);
  const refuse = () => setRefusals((count) => count + 1);

  useEffect(() => {
    if (!reply) return;
    setProblems(reply.problems);
    refuse();
  }, [reply]);

  useEffect(() => {
    if (postcode !== 'found') return;
    const wrong = checkForm(read(), offer, locale);
    for (const name of ADDRESS) if (!wrong[name]) clear(name);
    // Once for each address that was found: nobody leaves the fields it fills in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [postcode]);

  return {
    problems,
    refusals,
    /** Whether the whole form may be sent. */
    checkAll: (): boolean => {
      const values = read();
      const found = say(checkShown(checkForm(values, offer, locale), postcode), values);
      setProblems(found);
      const wrong = Object.keys(found).length > 0;
      if (wrong) refuse();
      return !wrong;
    },
    /** Shows what was found wrong elsewhere: with a card, only where it was opened. */
    refuseWith: (found: FormReply['problems']): void => {
      setProblems(found);
      refuse();
    },
    /** What was said of a card's inputs is taken back where they are mended; nothing new is said before the form is sent. */
    onCardChecked: (wrong: readonly CardInput[]): void => {
      for (const input of CARD_INPUTS) if (!wrong.includes(input)) clear(input);
    },
    /** What was said of the method that was chosen is not said of another. */
    onMethodChosen: () => clear('paymentMethod'),
    checkStep: (names: readonly TextFieldName[]): boolean => {
      const values = read();
      const found = checkForm(values, offer, locale);
      const told = names.includes('cep') ? checkAddressStep(found, values, postcode) : found;
      const mine = Object.entries(say(told, values)).filter(([field]) =>
        names.some((name) => name === field),
      );
      setProblems(Object.fromEntries(mine));
      if (mine.length > 0) refuse();
      return mine.length === 0;
    },
    onFieldLeft: (name: TextFieldName, value: string): void => {
      // Nobody is told off for a field they only pass through.
      if (!value && !problems[name]) return;
      // What a lookup said of a postcode stands beside it until another lookup has ended.
      if (name === 'cep' && (postcode === 'errorCep' || postcode === 'errorCepNotFound')) return;
      afterPress(() => {
        const values = read();
        const found = checkForm(values, offer, locale);
        // What was said of a postcode holds until its lookup has ended.
        if (name === 'cep' && problems[name] && checkShown(found, postcode)[name]) return;
        const { [name]: problem } = say(found, values);
        if (problem) setProblems((others) => ({ ...others, [name]: problem }));
        else clear(name);
      });
    },
  };
}

function useSentences() {
  const t = useCheckoutTexts();
  return (problems: CheckoutFormProblems, form: CheckoutForm) => formProblemTexts(problems, form, t);
}

/** A name that a link brought along and that is too long is marked at once: typed, it could not have become so long. */
function prefilledProblems({ name }: CheckoutForm): CheckoutFormProblems {
  return nameProblem(name) === 'nameTooLong' ? { name: 'nameTooLong' } : {};
}
