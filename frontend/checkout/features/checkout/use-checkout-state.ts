import type { Locale } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCheckoutTexts } from '../../messages/use-texts';
import { isCardInput } from './card/card-input';
import { useCardSubmit } from './card/use-card-submit';
import { useInstallments, type Codes } from './card/use-installments';
import type { Checkout } from './checkout-context';
import { chooseRadio } from './choose-radio';
import type { CheckoutForm } from './checkout-form';
import { fillAddress } from './fill-address';
import type { DraftOrigin } from './form-draft';
import type { FormReply } from './form-reply';
import { markPurchase } from './mark-purchase';
import { paymentInfoGiven } from './tracking/payment-info';
import { COUPON_INTENT } from './coupon-intent';
import type { OpenedLink, CheckoutOffer, OfferCoupon } from './offer';
import { orderSum, type OrderSum } from './order-total';
import { readFields } from './read-fields';
import { useAbandonedCart } from './use-abandoned-cart';
import { draftOf, fillFromDraft, useFormDraft } from './use-form-draft';
import { useFormChecks } from './use-form-checks';
import { usePostcode, type PostcodeState } from './use-postcode';
import { useTotalSeen } from './use-total-seen';
import { useSending } from './use-sending';

export interface CheckoutStart {
  readonly offer: CheckoutOffer;
  /** The calendar date in São Paulo, YYYY-MM-DD. */
  readonly today: string;
  readonly locale: Locale;
  readonly form: CheckoutForm;
  /** The form was restored from an earlier purchase, not from the link. */
  readonly formIsKept: boolean;
  /** The seller's link that led here, if any. */
  readonly link: OpenedLink | null;
  /** The coupon of the link, and why it does not count. */
  readonly coupon: OfferCoupon | null;
  readonly couponProblem: string | null;
  readonly attemptKey: string;
  readonly referer: string;
  /** The built product, not a developer's server. */
  readonly production: boolean;
  readonly reply: FormReply | undefined;
}

/**
 * The state of a checkout in the browser. The fields are uncontrolled: values that were typed or autofilled before script
 * ran count too, so the form is read from the page when needed.
 */
export function useCheckoutState(given: CheckoutStart): Checkout {
  const { offer, today, locale, form, formIsKept, attemptKey, referer, production, reply } = given;
  const t = useCheckoutTexts();
  const origin = { offerId: offer.id, form, formIsKept };
  const { formElement, start, choices, live, read, readAgain } = useChoices(offer, origin, reply);
  useFormDraft(origin, choices, { live, form: formElement.current });
  const postcode = useFoundAddress({ choices, start, formElement, readAgain });
  useGoOnFromPostcode(postcode, formElement);
  const coupon = useCoupon(given.coupon, reply);
  const { couponProblem } = given;
  const checks = useFormChecks({ offer, locale, start, reply, postcode, read, couponProblem });
  const card = useCardSubmit({ offer, refuseWith: checks.refuseWith });
  const sending = useSending() || card.sealing;
  const { link } = given;
  const sum = orderSum(offer, choices, { coupon, quantity: link?.quantity ?? 1 });
  const { installments, charged } = useCharged(offer, choices, sum, { coupon, link });
  const seen = useTotalSeen(offer, charged);
  const payable = charged !== undefined && seen && !sending;
  // Other parts to choose from may have taken the chosen ones away.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(readAgain, [installments]);

  const sought = useRef<Parameters<Checkout['whenFieldIsSought']>[0]>();
  const sentEarly = useRef<(() => void) | undefined>(undefined);
  const named = useRef<Cents>();
  const actions = fieldActions({
    formElement,
    readAgain,
    checks,
    nameSum: () => (named.current = sum.total),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The coupon is looked at by the server, whatever else is typed.
    if (isOfCoupon(event)) return;
    // The sum that stood on the button for Pix was seen there.
    const mayBuy = payable || (charged !== undefined && charged === named.current && !sending);
    named.current = undefined;
    if (mayBuy && !sentEarly.current && checks.checkAll() && buysAtOnce(choices, card, event, sum.total))
      return;
    event.preventDefault();
    if (!sending) sentEarly.current?.();
  };

  return {
    ...{ offer, today, form: start, choices, postcode, installments },
    ...{ coupon, link, sum, sending, live, formElement },
    ...{ problems: checks.problems, refusals: checks.refusals },
    notice: card.failed ? t('unavailable') : noticeOf(reply, t),
    cardRefused: Boolean(reply?.cardRefused && checks.problems.paymentMethod),
    ...actions,
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
    ...{ onCardChecked: checks.onCardChecked, onFieldLeft: checks.onFieldLeft, checkStep: checks.checkStep },
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

type FormFields = ReturnType<typeof useChoices>;

/** Fills in the address of the typed postcode. */
function useFoundAddress({
  choices,
  start,
  formElement,
  readAgain,
}: Pick<FormFields, 'choices' | 'start' | 'formElement' | 'readAgain'>): PostcodeState {
  return usePostcode(choices.cep, (address) => {
    if (!formElement.current) return () => {};
    const takeOut = fillAddress(formElement.current, address, choices.cep === start.cep);
    readAgain();
    return () => {
      takeOut();
      readAgain();
    };
  });
}

/** The card's amount in the chosen installments; for every other method the total. */
function useCharged(offer: CheckoutOffer, choices: CheckoutForm, sum: OrderSum, codes: Codes) {
  const installments = useInstallments(offer, choices, sum, codes);
  const parts = installments.find(
    ({ installmentNumber }) => String(installmentNumber) === choices.cardInstallment,
  );
  // One installment is nearly always the total; where a seller charges more, the server says so.
  const charged = parts?.finalValue ?? (Number(choices.cardInstallment) > 1 && parts ? undefined : sum.total);
  return { installments, charged };
}

/** The coupon of the last answer that named one; at first that of the link. */
function useCoupon(ofLink: OfferCoupon | null, reply: FormReply | undefined): OfferCoupon | null {
  const [known, setKnown] = useState(reply?.coupon === undefined ? ofLink : reply.coupon);
  const answered = reply?.coupon;
  useEffect(() => {
    if (answered !== undefined) setKnown(answered);
  }, [answered]);
  return answered === undefined ? known : answered;
}

/** Buys; a card is sealed first, and sends the form itself. */
function buysAtOnce(
  { paymentMethod }: CheckoutForm,
  card: Pick<ReturnType<typeof useCardSubmit>, 'send'>,
  { currentTarget }: FormEvent<HTMLFormElement>,
  total: number,
): boolean {
  markPurchase();
  paymentInfoGiven(total);
  if (paymentMethod !== 'CREDIT_CARD') return true;
  void card.send(currentTarget);
  return false;
}

/** Whether a button of the coupon's own sent the form. */
function isOfCoupon({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute('name') === COUPON_INTENT;
}

type Say = ReturnType<typeof useCheckoutTexts>;

function noticeOf(reply: FormReply | undefined, t: Say): string | null {
  return reply?.unreachable ? t(reply.unreachable) : (reply?.notice ?? null);
}

interface FieldActions {
  readonly formElement: RefObject<HTMLFormElement>;
  readonly readAgain: () => void;
  readonly checks: Pick<ReturnType<typeof useFormChecks>, 'onMethodChosen' | 'onFieldLeft'>;
  /** Notes the sum that the pressed button names. */
  readonly nameSum: () => void;
}

/** Values that the page writes into the fields at the buyer's request. */
function fieldActions({
  formElement,
  readAgain,
  checks,
  nameSum,
}: FieldActions): Pick<Checkout, 'payWithPix' | 'fill'> {
  return {
    payWithPix: () => {
      nameSum();
      if (formElement.current) chooseRadio(formElement.current, 'paymentMethod', 'PIX');
      // The submitted values, and their total, are those of Pix before the form is sent.
      flushSync(() => {
        readAgain();
        checks.onMethodChosen();
      });
      formElement.current?.requestSubmit();
    },
    fill: (name, value) => {
      const field = formElement.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) return;
      field.value = value;
      field.focus();
      readAgain();
      checks.onFieldLeft(name, value);
    },
  };
}

/** If focus is in the postcode field, it moves to the first field that the lookup did not fill in. */
function useGoOnFromPostcode(postcode: PostcodeState, formElement: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const fields = formElement.current?.elements;
    if (postcode !== 'found' || !fields || document.activeElement !== fields.namedItem('cep')) return;
    ['street', 'number']
      .map((name) => fields.namedItem(name))
      .find(isBlank)
      ?.focus();
  }, [postcode, formElement]);
}

const isBlank = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.value === '';

/** The values of the page's fields, read again on every change of the form. */
function useChoices(offer: CheckoutOffer, origin: DraftOrigin, reply: FormReply | undefined) {
  const formElement = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<CheckoutForm>();
  const start = reply?.form ?? draft ?? origin.form;
  const [choices, setChoices] = useState<CheckoutForm>(start);
  const [live, setLive] = useState(false);
  const read = () => (formElement.current ? readFields(formElement.current, offer) : start);
  const readAgain = () => setChoices(read());
  useEffect(() => {
    const kept = reply ? undefined : draftOf(origin);
    if (kept && formElement.current) {
      fillFromDraft(formElement.current, kept);
      // Fields that are rendered later, such as an address or the installments of a card, start with these values too.
      setDraft(kept);
    }
    setLive(true);
    readAgain();
    // Only once, when script arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { formElement, start, choices, live, read, readAgain };
}
