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
  /** The current values of the page's fields. */
  readonly read: () => CheckoutForm;
  /** Why the coupon of the link does not count. */
  readonly couponProblem: string | null;
}

/** The problems of the form, and when they are shown. */
export function useFormChecks(given: FormChecks) {
  const { offer, locale, start, reply, postcode, read } = given;
  const say = useSentences();
  const [problems, setProblems] = useState<FormReply['problems']>(
    () => reply?.problems ?? say(prefilledProblems(start), start, given.couponProblem),
  );
  const clear = (name: CheckedField) =>
    setProblems((shown) => {
      if (!shown[name]) return shown;
      const { [name]: _mended, ...others } = shown;
      return others;
    });
  const [refusals, setRefusals] = useState(reply && !isFine(reply) ? 1 : 0);
  const refuse = () => setRefusals((count) => count + 1);

  useEffect(() => {
    if (!reply) return;
    // The other fields were not looked at: what is known about them stays.
    if (reply.ofCoupon) setProblems(({ coupon: _, ...others }) => ({ ...others, ...reply.problems }));
    else setProblems(reply.problems);
    if (!isFine(reply)) refuse();
  }, [reply]);

  useEffect(() => {
    if (postcode !== 'found') return;
    const wrong = checkForm(read(), offer, locale);
    for (const name of ADDRESS) if (!wrong[name]) clear(name);
    // Once per found address: focus does not leave the filled-in fields.
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
    /** Shows problems found elsewhere: those of a card in the frame where it was decrypted. */
    refuseWith: (found: FormReply['problems']): void => {
      setProblems(found);
      refuse();
    },
    /** Problems of a card's inputs are removed when they are corrected; no new ones are shown before the form is sent. */
    onCardChecked: (wrong: readonly CardInput[]): void => {
      for (const input of CARD_INPUTS) if (!wrong.includes(input)) clear(input);
    },
    /** Problems of the previous method are removed. */
    onMethodChosen: () => clear('paymentMethod'),
    checkStep: (names: readonly TextFieldName[]): boolean => {
      const values = read();
      const found = checkForm(values, offer, locale);
      const result = names.includes('cep') ? checkAddressStep(found, values, postcode) : found;
      const mine = Object.entries(say(result, values)).filter(([field]) =>
        names.some((name) => name === field),
      );
      setProblems(Object.fromEntries(mine));
      if (mine.length > 0) refuse();
      return mine.length === 0;
    },
    onFieldLeft: (name: TextFieldName, value: string): void => {
      // Passing through an empty field shows no problem.
      if (!value && !problems[name]) return;
      // The result of a lookup stays beside the postcode until another lookup has ended.
      if (name === 'cep' && (postcode === 'errorCep' || postcode === 'errorCepNotFound')) return;
      afterPress(() => {
        const values = read();
        const found = checkForm(values, offer, locale);
        // The result of a lookup is valid until the next one.
        if (name === 'cep' && problems[name] && checkShown(found, postcode)[name]) return;
        const { [name]: problem } = say(found, values);
        if (problem) setProblems((others) => ({ ...others, [name]: problem }));
        else clear(name);
      });
    },
  };
}

/** A coupon that now counts, or counts no more: nothing is to be corrected. */
const isFine = ({ ofCoupon, problems, notice }: FormReply): boolean =>
  Boolean(ofCoupon) && notice === null && Object.keys(problems).length === 0;

function useSentences() {
  const t = useCheckoutTexts();
  return (problems: CheckoutFormProblems, form: CheckoutForm, coupon: string | null = null) => ({
    ...formProblemTexts(problems, form, t),
    ...(coupon !== null && { coupon }),
  });
}

/** A prefilled name that is too long is marked immediately: the field does not accept typing it. */
function prefilledProblems({ name }: CheckoutForm): CheckoutFormProblems {
  return nameProblem(name) === 'nameTooLong' ? { name: 'nameTooLong' } : {};
}
