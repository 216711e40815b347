import { defaultMethod, offeredMethods, type PaymentMethod } from '@guiche/checkout-rules';
import { cookie, cookieOf } from '../../../shared/server/cookies.server';
import type { RequestArguments, Visit } from '../../../shared/server/visit.server';
import { formFromLink, formFromSubmission, TEXT_FIELDS, withLink, type CheckoutForm } from './checkout-form';
import type { OpenedLink, CheckoutOffer } from './offer';

const KEPT_SECONDS = 30 * 60;
const PATH = '/checkout';

/**
 * The buyer's typed values, while the payment may still be refused or expire: the buyer continues with another card or
 * method without typing them again. They are in the buyer's own browser, in a cookie that no script reads, and never in an
 * address or in our storage. They contain no card data (docs/decisions/0025, 0056).
 */
export const keptForms = {
  keep: (visit: Visit, offerId: string, form: CheckoutForm): string =>
    cookie(visit, nameFor(offerId), packed(form), { path: PATH, maxAgeSeconds: KEPT_SECONDS }),

  forget: (visit: Visit, offerId: string): string =>
    cookie(visit, nameFor(offerId), '', { path: PATH, maxAgeSeconds: 0 }),

  isKept: (request: RequestArguments, offerId: string): boolean =>
    Boolean(cookieOf(request, nameFor(offerId))),

  /** The form that the buyer continues with; values of the link are used where nothing was stored. */
  formFor: (request: Request, offer: CheckoutOffer, link: OpenedLink | null = null): CheckoutForm => {
    const given = formFromLink(offer, withLink(new URL(request.url).searchParams, link));
    const chosen = link?.method && offeredMethods(offer).includes(link.method) ? link.method : undefined;
    const fromLink = chosen ? { ...given, paymentMethod: chosen } : given;
    const kept = unpacked(cookieOf(request, nameFor(offer.id)) ?? '');
    if (!kept) return fromLink;
    const offered = offeredMethods(offer).includes(kept.paymentMethod);
    const paymentMethod = offered ? kept.paymentMethod : defaultMethod(offer);
    // Another device holds nothing but the method that was chosen on the way here.
    return kept.email === '' ? { ...fromLink, paymentMethod } : { ...kept, paymentMethod };
  },

  /** Continues with another method. */
  choose: (visit: Visit, request: Request, offerId: string, paymentMethod: PaymentMethod): string => {
    const kept = unpacked(cookieOf(request, nameFor(offerId)) ?? '') ?? formFromSubmission(new FormData());
    return keptForms.keep(visit, offerId, { ...kept, paymentMethod });
  },
};

const nameFor = (offerId: string): string => `form-${offerId.replace(/[^\w-]/g, '')}`;

function packed(form: CheckoutForm): string {
  const fields = new URLSearchParams({
    paymentMethod: form.paymentMethod,
    deliveryOptionId: form.deliveryOptionId,
    cardInstallment: form.cardInstallment,
    coupon: form.coupon,
  });
  for (const name of TEXT_FIELDS) fields.set(name, form[name]);
  for (const id of form.orderBumpsIds) fields.append('orderBumpsIds', id);
  return Buffer.from(fields.toString()).toString('base64url');
}

/** The cookie's content is untrusted input like any other form, and is read by the same rules. */
function unpacked(value: string): CheckoutForm | undefined {
  if (value === '') return undefined;
  return formFromSubmission(new URLSearchParams(Buffer.from(value, 'base64url').toString()));
}
