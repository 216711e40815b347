import type { Locale } from '@guiche/checkout-rules';
import { useForm } from '@mantine/form';
import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCheckoutTexts } from '../../i18n/use-texts';
import type { Checkout } from './checkout-context';
import { checkForm, type FormProblems } from './check-form';
import { formFromSubmission, type CheckoutForm, type TextField } from './checkout-form';
import type { FormReply } from './form-reply';
import type { Offer } from './offer';
import { orderSum } from './order-total';

interface CheckoutStart {
  readonly offer: Offer;
  readonly locale: Locale;
  readonly form: CheckoutForm;
  readonly attemptKey: string;
  readonly referer: string;
  readonly reply: FormReply | undefined;
}

/**
 * The life of a checkout in the browser. The fields keep their own values: what was typed or filled in by the
 * browser before script arrived counts like everything else, so the form is read from the page when it matters.
 */
export function useCheckoutState({
  offer,
  locale,
  form,
  attemptKey,
  referer,
  reply,
}: CheckoutStart): Checkout {
  const start = reply?.form ?? form;
  const t = useCheckoutTexts();
  const say = useSentences();
  const fields = useForm<CheckoutForm>({
    mode: 'uncontrolled',
    initialValues: start,
    initialErrors: reply?.problems ?? {},
    validate: (values) => say(checkForm(values, offer, locale)),
  });
  const formElement = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<CheckoutForm>(start);
  const [live, setLive] = useState(false);
  const [refusals, setRefusals] = useState(reply ? 1 : 0);
  const sending = useNavigation().state !== 'idle';

  const read = () => (formElement.current ? formFromSubmission(new FormData(formElement.current)) : start);
  useEffect(() => {
    setLive(true);
    setChoices(read());
    // Only once, when script arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!reply) return;
    fields.setErrors(reply.problems);
    setRefusals((count) => count + 1);
    // A new reply is a new refusal; the form object changes on every draw and means nothing here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reply]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (sending) return event.preventDefault();
    fields.setValues(read());
    if (!fields.validate().hasErrors) return undefined;
    event.preventDefault();
    setRefusals((count) => count + 1);
    return undefined;
  };
  const onFieldLeft = (name: TextField, value: string) => {
    const known = fields.errors[name];
    // Nobody is told off for a field they only pass through.
    if (!value && !known) return;
    fields.setValues(read());
    fields.validateField(name);
  };

  return {
    offer,
    form: start,
    problems: fields.errors as FormReply['problems'],
    notice: reply?.unreachable ? t('unavailable') : (reply?.notice ?? null),
    refusals,
    attemptKey: reply?.attemptKey ?? attemptKey,
    referer,
    sum: orderSum(offer, choices),
    sending,
    live,
    formElement,
    onSubmit,
    onChange: () => setChoices(read()),
    onFieldLeft,
  };
}

function useSentences() {
  const t = useCheckoutTexts();
  return (problems: FormProblems) =>
    Object.fromEntries(Object.entries(problems).map(([field, code]) => [field, t(code)]));
}
