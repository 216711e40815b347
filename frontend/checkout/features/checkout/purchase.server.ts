import { onlyDigits, phoneDigits } from '@guiche/brazil';
import {
  CHECKOUT_ERRORS,
  type CheckoutError,
  PLACEHOLDER_CPF,
  PLACEHOLDER_PHONE,
  campaignQuery,
  keptOrigin,
  type Locale,
} from '@guiche/checkout-rules';
import { setTimeout as wait } from 'node:timers/promises';
import {
  PROVIDER_DEADLINE_MS,
  type Answer,
  type Api,
  type ApiProblem,
  type PurchaseBody,
  type Purchased,
} from '../../../shared/server/api.server';
import { formatMoney, isCents, type Cents } from '@guiche/money';
import { formatMessage } from '@guiche/i18n';
import { textsOf } from '../../messages/texts.server';
import { CHECKED_FIELDS, checkForm, type CheckedField, type CheckoutFormProblems } from './check-form';
import type { NamedAffiliates } from './affiliate-cookie.server';
import { attemptKeys } from './attempt-key.server';
import { INPUT_OF } from './card/card-input';
import { presentCard } from './card/present-card.server';
import { plannedInstallments } from './card/use-installments';
import { formFromSubmission, shippingOf, type CheckoutForm } from './checkout-form';
import { orderSum } from './order-total';
import { formProblemTexts } from './problem-texts';
import type { FormReply } from './form-reply';
import { COUPON_INTENT, type CouponIntent } from './coupon-intent';
import { readCoupon, type CouponAnswer } from './read-coupon.server';
import type { OpenedLink, CheckoutOffer, OfferCoupon } from './offer';

export type PurchaseActionResult =
  | { readonly kind: 'placed'; readonly purchased: Purchased }
  | { readonly kind: 'returned'; readonly status: number; readonly reply: FormReply };

interface PurchaseRequest {
  readonly api: Api;
  readonly offer: CheckoutOffer;
  readonly locale: Locale;
  readonly submitted: FormData;
  /** The seller's link that led here. */
  readonly link: OpenedLink | null;
  /** The address that the form was sent to: its query is the buyer's campaign. */
  readonly url: URL;
  /** Who brought the buyer, the preferred one first; empty: nobody. */
  readonly affiliates: NamedAffiliates;
  readonly newAttemptKey: () => string;
  /** The attempt whose payment this browser has shown: a form sent again under it is a second purchase, or a mistake. */
  readonly shownAttemptKey: string | undefined;
}

/** The number of retries while a first attempt is in progress, before the buyer is asked to try again. */
const PATIENCE = 3;
const LONGEST_WAIT_SECONDS = 3;
/** What the API takes. */
const MOST_VARIANT_LENGTH = 40;

export async function purchase(request: PurchaseRequest): Promise<PurchaseActionResult> {
  const form = formFromSubmission(request.submitted);
  const named = await readCoupon(request.api, request.offer, form.coupon);
  const intent = request.submitted.get(COUPON_INTENT);
  const result =
    intent === 'applyCoupon' || intent === 'removeCoupon'
      ? onlyCoupon(request, form, { named, intent })
      : await buy(request, form, named);
  if (result.kind === 'placed') return result;
  // A coupon that the purchase refused counts no more.
  const coupon = result.reply.problems.coupon || intent === 'removeCoupon' ? null : named.coupon;
  return { ...result, reply: { ...result.reply, coupon } };
}

/** Looks at the coupon, and at nothing else: the buyer goes on filling in the form. */
function onlyCoupon(
  { submitted, newAttemptKey }: PurchaseRequest,
  form: CheckoutForm,
  { named, intent }: { readonly named: CouponAnswer; readonly intent: CouponIntent },
): PurchaseActionResult {
  const attemptKey = String(submitted.get('attemptKey') ?? '') || newAttemptKey();
  const problem = intent === 'applyCoupon' ? named.problem : null;
  const problems = problem === null ? {} : { coupon: problem };
  const typed = intent === 'removeCoupon' ? { ...form, coupon: '' } : form;
  return {
    kind: 'returned',
    status: problem === null ? 200 : 422,
    reply: { form: typed, problems, notice: null, ofCoupon: true, attemptKey },
  };
}

async function buy(
  request: PurchaseRequest,
  form: CheckoutForm,
  named: CouponAnswer,
): Promise<PurchaseActionResult> {
  const { offer, locale, submitted, newAttemptKey } = request;
  const attemptKey = String(submitted.get('attemptKey') ?? '') || newAttemptKey();
  if (!attemptKeys.isUsable(attemptKey)) {
    const notice = textsOf(locale, 'checkout').formDamaged;
    return {
      kind: 'returned',
      status: 422,
      reply: { form, problems: {}, notice, attemptKey: newAttemptKey() },
    };
  }
  const problems = checkForm(form, offer, locale);
  const refused = (result: FormReply['problems']): PurchaseActionResult => ({
    kind: 'returned',
    status: 422,
    reply: { form, problems: result, notice: null, attemptKey },
  });
  if (Object.keys(problems).length > 0) return refused(inWords(problems, form, locale));
  if (named.problem !== null) return refused({ coupon: named.problem });
  const unseen = totalNotShown(request, form, named.coupon);
  if (unseen !== undefined) {
    const amount = formatMoney(unseen.total, offer.coin, locale);
    const notice = formatMessage(textsOf(locale, 'checkout')[unseen.text], locale, { amount });
    return { kind: 'returned', status: 409, reply: { form, problems: {}, notice, attemptKey } };
  }
  const card = form.paymentMethod === 'CREDIT_CARD' ? await presentCard(request, form) : undefined;
  if (card?.kind === 'wrong') return refused(card.problems);
  if (card?.kind === 'unanswered') return returned(card.problem, { form, locale, attemptKey, newAttemptKey });
  const body = { ...purchaseBody(request, form, named.coupon), ...card?.body };
  const answer = await sendPatiently(request.api, attemptKey, body);
  if (!answer.ok) return returned(answer.problem, { form, locale, attemptKey, newAttemptKey });
  // The page stays where the buyer can try again; the payment page would only redirect back.
  if (answer.data.status === 'REJECTED') {
    const cardRefused = form.paymentMethod === 'CREDIT_CARD' || undefined;
    const key = cardRefused ? whyRefused(answer.data.payment.reason) : 'rejected';
    const notice = textsOf(locale, 'checkout')[key];
    return {
      kind: 'returned',
      status: 422,
      reply: { form, problems: { paymentMethod: notice }, notice, cardRefused, attemptKey: newAttemptKey() },
    };
  }
  if (attemptKey === request.shownAttemptKey && (await isPaid(request.api, answer.data)))
    return {
      kind: 'returned',
      status: 409,
      reply: {
        ...{ form, problems: {}, notice: null, attemptKey: newAttemptKey() },
        boughtPaymentId: answer.data.paymentId,
      },
    };
  return { kind: 'placed', purchased: answer.data };
}

/** A bank's reason for refusing a card, if the buyer can act on it. */
function whyRefused(reason: Purchased['payment']['reason']) {
  switch (reason) {
    case 'INSUFFICIENT_FUNDS':
      return 'cardWithoutFunds';
    case 'FRAUD_SUSPECTED':
      return 'cardSuspected';
    default:
      return 'errorCardDeclined';
  }
}

interface Unseen {
  readonly total: Cents;
  readonly text: 'couponConfirm' | 'confirmTotal';
}

/**
 * The total that the page has not shown yet: a coupon was typed and not applied; or, on a page without script, a bump or a delivery
 * option was chosen. A card is charged immediately, so the buyer confirms it first; Pix and boleto show it before they are paid.
 */
function totalNotShown(
  { offer, submitted, link }: PurchaseRequest,
  form: CheckoutForm,
  coupon: OfferCoupon | null,
): Unseen | undefined {
  const { total, discount } = orderSum(offer, form, { coupon, quantity: link?.quantity ?? 1 });
  if (coupon && discount > 0 && submitted.get('shownCoupon') !== coupon.code)
    return { total, text: 'couponConfirm' };
  const shown = submitted.get('shownTotal');
  if (shown === null || form.paymentMethod !== 'CREDIT_CARD') return undefined;
  return String(total) === shown ? undefined : { total, text: 'confirmTotal' };
}

/** The total that the buyer saw: sent by the page, or, without script, the shown total in the chosen installments. */
function expectedTotal(
  { offer, submitted, link }: PurchaseRequest,
  form: CheckoutForm,
  coupon: OfferCoupon | null,
): Cents | undefined {
  const sent = submitted.get('expectedTotal');
  if (sent !== null) {
    const total = Number(sent);
    return isCents(total) ? total : undefined;
  }
  if (submitted.get('shownTotal') === null || form.paymentMethod !== 'CREDIT_CARD') return undefined;
  return plannedInstallments(
    offer,
    orderSum(offer, form, { coupon, quantity: link?.quantity ?? 1 }).total,
  ).find(({ installmentNumber }) => String(installmentNumber) === form.cardInstallment)?.finalValue;
}

/** The current state of the payment: the answer stored for a key stays as it was at first. */
async function isPaid(api: PurchaseRequest['api'], { paymentId, status }: Purchased): Promise<boolean> {
  const now = await api.get('/api/checkout/payments/{paymentId}', { params: { paymentId } });
  return (now.ok ? now.data.status : status) === 'APPROVED';
}

async function sendPatiently(
  api: PurchaseRequest['api'],
  attemptKey: string,
  body: PurchaseBody,
): Promise<Answer<Purchased>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await api.post('/api/checkout/purchase', {
      headers: { 'Idempotency-Key': attemptKey },
      body,
      timeoutMs: PROVIDER_DEADLINE_MS,
    });
    if (answer.ok || answer.problem.code !== 'purchaseInProgress' || tries === PATIENCE) return answer;
    await wait(1000 * Math.min(answer.problem.retryAfterSeconds ?? 1, LONGEST_WAIT_SECONDS));
  }
}

/** The purchase as the API takes it. Empty fields are left out: they were not given. */
function purchaseBody(
  request: PurchaseRequest,
  form: CheckoutForm,
  coupon: OfferCoupon | null,
): PurchaseBody {
  const { offer, locale, submitted, url, link, affiliates } = request;
  const physical = offer.product.typeProduct === 'FISICO';
  const { chosen, cost } = shippingOf(offer, form.cep, form.deliveryOptionId);
  const asked = locale === 'pt-BR';
  return withoutBlanks({
    offerId: offer.id,
    name: form.name,
    email: form.email,
    paymentMethod: form.paymentMethod,
    phone: asked ? phoneDigits(form.phone) : PLACEHOLDER_PHONE,
    cpf: asked ? onlyDigits(form.cpf) : PLACEHOLDER_CPF,
    ...(physical ? addressOf(form) : {}),
    orderBumpsIds: [...form.orderBumpsIds],
    ...(physical ? { deliveryFare: cost, deliveryOptionId: chosen?.id } : {}),
    expectedTotal: expectedTotal(request, form, coupon),
    // One that takes nothing off what is chosen is not named: the API would refuse it.
    coupon:
      coupon && orderSum(offer, form, { coupon, quantity: link?.quantity ?? 1 }).discount > 0
        ? coupon.code
        : undefined,
    ...keptOrigin({
      utmQuery: campaignQuery(url.search.slice(1)),
      affiliateId: affiliates.affiliateId,
      referer: String(submitted.get('referer') ?? ''),
    }),
    ...(affiliates.nextAffiliateIds.length > 0 && { nextAffiliateIds: [...affiliates.nextAffiliateIds] }),
    abandonedCartId: String(submitted.get('abandonedCartId') ?? ''),
    link: link?.code,
    variant: String(submitted.get('variant') ?? '').slice(0, MOST_VARIANT_LENGTH),
  });
}

function addressOf({ cep, street, number, complement, district, city, state }: CheckoutForm) {
  return { cep: onlyDigits(cep), street, number, complement, district, city, state };
}

type WithBlanks<T> = { [Field in keyof T]: T[Field] | undefined };

function withoutBlanks(body: WithBlanks<PurchaseBody>): PurchaseBody {
  const given = Object.entries(body).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(given) as unknown as PurchaseBody;
}

interface Returned {
  readonly form: CheckoutForm;
  readonly locale: Locale;
  readonly attemptKey: string;
  readonly newAttemptKey: () => string;
}

/**
 * The message to the buyer, and the key of the next attempt. While it is unknown whether the first attempt was booked (in
 * progress, no answer) the key must stay: a new one could charge twice. After a refusal it must change.
 */
function returned(
  problem: ApiProblem,
  { form, locale, attemptKey, newAttemptKey }: Returned,
): PurchaseActionResult {
  const texts = textsOf(locale, 'checkout');
  const back = (
    notice: string | null,
    key: string,
    problems: FormReply['problems'] = {},
  ): PurchaseActionResult => ({
    kind: 'returned',
    status: problem.status,
    reply: { form, problems, notice, attemptKey: key },
  });
  switch (problem.code) {
    case 'purchaseInProgress':
      return back(texts.purchaseInProgress, attemptKey);
    case 'priceChanged':
      return back(texts.priceChanged, newAttemptKey());
    case 'idempotencyKeyReused':
      return back(texts.alreadyOrdered, newAttemptKey());
    case 'errorPaymentDeclined':
      return back(texts.errorPaymentDeclined, newAttemptKey(), { paymentMethod: texts.errorPaymentDeclined });
  }
  // Too many cards: the text says when to try again, and is shown at the methods, where another one can be chosen.
  if (problem.code === 'cardAttemptsLimited')
    return back(problem.title, newAttemptKey(), { paymentMethod: problem.title });
  if (problem.status >= 500) return back(texts.unavailable, attemptKey);
  const problems = byField(problem, locale);
  const somewhere = Object.keys(problems).length > 0;
  // Bumps have no place for a sentence of their own.
  const ofBumps = problem.errors['orderBumpsIds']?.[0];
  return back(ofBumps ?? (somewhere ? null : problem.title || texts.rejected), newAttemptKey(), problems);
}

/** Which field each of the specification's errors belongs to. */
const FIELD_OF: Readonly<Partial<Record<CheckoutError, readonly CheckedField[]>>> = {
  errorInvalidCpf: ['cpf'],
  errorInvalidPhone: ['phone'],
  errorPhoneAndCpf: ['phone', 'cpf'],
  errorFullName: ['name'],
  errorAddress: ['cep'],
  errorPaymentNotConfigured: ['paymentMethod'],
};

function byField(problem: ApiProblem, locale: Locale): FormReply['problems'] {
  const result = Object.entries(problem.errors).flatMap(([name, [sentence]]) => {
    const field = fieldNamed(name);
    return field && sentence ? [[field, sentence] as const] : [];
  });
  const texts = textsOf(locale, 'checkout');
  const code = CHECKOUT_ERRORS.find((error) => error === problem.code);
  const specified = code ? (FIELD_OF[code] ?? []).map((field) => [field, texts[code]] as const) : [];
  return Object.fromEntries([...specified, ...result]);
}

/** The card's facts are named as `creditCard.cvv`; a stored card's by themselves. */
function fieldNamed(name: string): CheckedField | undefined {
  const fact = name.replace(/^creditCard\./, '');
  if (fact === 'installments') return 'cardInstallment';
  return CHECKED_FIELDS.find((field) => field === fact) ?? INPUT_OF[fact];
}

function inWords(problems: CheckoutFormProblems, form: CheckoutForm, locale: Locale): FormReply['problems'] {
  const texts = textsOf(locale, 'checkout');
  return formProblemTexts(problems, form, (key) => texts[key]);
}
