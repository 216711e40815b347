import type { Locale } from '@guiche/checkout-rules';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCheckoutTexts } from '../../i18n/use-texts';
import { isCardInput } from './card/card-input';
import { useCardSubmit } from './card/use-card-submit';
import { useInstallments } from './card/use-installments';
import type { Checkout } from './checkout-context';
import { formFromSubmission, type CheckoutForm } from './checkout-form';
import { fillAddress } from './fill-address';
import type { FormReply } from './form-reply';
import { markPurchase } from './mark-purchase';
import type { Offer } from './offer';
import { orderSum } from './order-total';
import { useAbandonedCart } from './use-abandoned-cart';
import { useFormChecks } from './use-form-checks';
import { usePostcode } from './use-postcode';
import { useSeen } from './use-seen';
import { useSending } from './use-sending';

export interface CheckoutStart {
  readonly offer: Offer;
  /** The calendar date in São Paulo, YYYY-MM-DD. */
  readonly today: string;
  readonly locale: Locale;
  readonly form: CheckoutForm;
  readonly attemptKey: string;
  readonly referer: string;
  /** The built product, not a developer's server. */
  readonly production: boolean;
  readonly reply: FormReply | undefined;
}

/**
 * The life of a checkout in the browser. The fields keep their own values: what was typed or filled in by the
 * browser before script arrived counts like everything else, so the form is read from the page when it matters.
 */
export function useCheckoutState(given: CheckoutStart): Checkout {
  const { offer, today, locale, form, attemptKey, referer, production, reply } = given;
  const start = reply?.form ?? form;
  const t = useCheckoutTexts();
  const { formElement, choices, live, read, readAgain } = useChoices(start);
  const postcode = usePostcode(choices.cep, (address) => {
    if (!formElement.current) return () => {};
    const takeOut = fillAddress(formElement.current, address, choices.cep === start.cep);
    readAgain();
    return () => {
      takeOut();
      readAgain();
    };
  });
  const checks = useFormChecks({ offer, locale, start, reply, postcode, read });
  const card = useCardSubmit({ offer, refuseWith: checks.refuseWith });
  const sending = useSending() || card.sealing;
  const sum = orderSum(offer, choices);
  const installments = useInstallments(offer, choices, sum.shippingCost ?? 0);
  const parts = installments.find(
    ({ installmentNumber }) => String(installmentNumber) === choices.cardInstallment,
  );
  // One part is nearly always the sum itself; where a seller asks for more, the server says so.
  const charged = parts?.finalValue ?? (Number(choices.cardInstallment) > 1 && parts ? undefined : sum.total);
  const seen = useSeen(offer, charged);
  const payable = charged !== undefined && seen && !sending;
  // Other parts to choose from may have taken the chosen ones away.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(readAgain, [installments]);

  const sought = useRef<Parameters<Checkout['whenFieldIsSought']>[0]>();
  const sentEarly = useRef<(() => void) | undefined>(undefined);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (payable && !sentEarly.current && checks.checkAll()) {
      markPurchase();
      if (choices.paymentMethod !== 'CREDIT_CARD') return;
      void card.send(event.currentTarget);
    }
    event.preventDefault();
    if (!sending) sentEarly.current?.();
  };

  return {
    ...{ offer, today, form: start, choices, postcode, installments, sum, sending, live, formElement },
    ...{ problems: checks.problems, refusals: checks.refusals },
    notice: card.failed || reply?.unreachable ? t('unavailable') : (reply?.notice ?? null),
    boughtPaymentId: reply?.boughtPaymentId,
    abandonedCartId: useAbandonedCart(offer, choices, { total: sum.total, sending }),
    attemptKey: reply?.attemptKey ?? attemptKey,
    ...{ referer, production },
    ...{ charged, payable },
    onSubmit,
    onChange: ({ target }) => {
      readAgain();
      if ((target as Element).matches('[name=paymentMethod]')) checks.onMethodChosen();
    },
    onCardFrame: card.onFrame,
    onCardChecked: checks.onCardChecked,
    onFieldLeft: checks.onFieldLeft,
    checkStep: checks.checkStep,
    whenStepIsSent: (goOn) => {
      sentEarly.current = goOn;
    },
    seek: (field) => {
      sought.current?.(field);
      if (isCardInput(field)) card.focus(field);
    },
    whenFieldIsSought: (show) => {
      sought.current = show;
    },
  };
}

/** What the fields of the page hold, read anew whenever something in the form changes. */
function useChoices(start: CheckoutForm) {
  const formElement = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<CheckoutForm>(start);
  const [live, setLive] = useState(false);
  const read = () => (formElement.current ? formFromSubmission(new FormData(formElement.current)) : start);
  const readAgain = () => setChoices(read());
  useEffect(() => {
    setLive(true);
    readAgain();
    // Only once, when script arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { formElement, choices, live, read, readAgain };
}
