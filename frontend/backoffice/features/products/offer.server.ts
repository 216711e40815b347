import { data, redirect } from '@remix-run/node';
import { saoPauloDate } from '@guiche/brazil';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FieldValue } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { productMessages } from './messages.server';
import { OFFER_FORM } from './product-forms';

const DAY_MS = 24 * 60 * 60 * 1_000;

type Name = keyof typeof OFFER_FORM;

const textsOf = (values: Readonly<Partial<Record<Name, FieldValue>>>, { locale }: AreaCall) =>
  Object.fromEntries(
    Object.entries(OFFER_FORM).map(([name, rule]) => [name, fieldText(rule, values[name as Name], locale)]),
  ) as Record<Name, string>;

/** The period of the form, in days of São Paulo, as instants. The last day counts as a whole. */
function withPeriod<
  Values extends { availableFrom?: string | undefined; availableUntil?: string | undefined },
>(values: Values) {
  const { availableFrom: from, availableUntil: until } = values;
  return {
    ...values,
    availableFrom: from && new Date(`${from}T00:00:00-03:00`).toISOString(),
    availableUntil: until && new Date(Date.parse(`${until}T00:00:00-03:00`) + DAY_MS).toISOString(),
  };
}

/** The days of the form. */
const periodOf = (from: string | null, until: string | null) => ({
  ...(from !== null && { availableFrom: saoPauloDate(new Date(from)) }),
  ...(until !== null && { availableUntil: saoPauloDate(new Date(Date.parse(until) - 1)) }),
});

async function productOf({ api, valueOf, params }: AreaCall) {
  return valueOf(await api.get('/api/platform/products/{id}', { params: { id: params.id ?? '' } }));
}

/** The currencies that may be chosen; the one that is chosen already stays. */
async function currenciesOf({ api, valueOf }: AreaCall, present: string): Promise<string[]> {
  const { currencies } = valueOf(await api.get('/api/platform/offered-choices'));
  return currencies.includes(present) ? currencies : [...currencies, present];
}

const EMPTY_OFFER = {
  ...{ type: 'ONE_TIME', currency: 'BRL', requiredDocument: true },
  ...{ pixEnabled: true, creditCardEnabled: true, billetEnabled: true, template: 'DEFAULT' },
};

/** The form of a new offer, which begins as a copy of another one where the address names it. */
export async function loadNewOffer(call: AreaCall) {
  const copied = call.url.searchParams.get('copy');
  const [product, initial, currencies] = await Promise.all([
    productOf(call),
    copied ? offerOf(call, copied) : null,
    currenciesOf(call, 'BRL'),
  ]);
  return {
    ...{ locale: call.locale, product, version: null, division: null },
    ...{ checkoutPage: null, link: null, currencies },
    texts: compileMessages(productMessages, call.locale),
    initial: textsOf(initial?.values ?? EMPTY_OFFER, call),
  };
}

/** An own offer, and the values of its form. */
async function offerOf(call: AreaCall, id: string) {
  const shown = call.valueOf(await call.api.get('/api/platform/offers/{id}', { params: { id } }));
  const values = {
    ...withoutNulls(shown),
    ...periodOf(shown.availableFrom, shown.availableUntil),
    ...(shown.frequencyInDays !== null && { frequencyInDays: String(shown.frequencyInDays) }),
  };
  return { shown, values };
}

/** Adds an offer to the product. */
export async function addOffer({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, OFFER_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const id = params.id ?? '';
  const answer = await api.post('/api/platform/products/{id}/offers', {
    params: { id },
    body: withPeriod(read.values) as never,
  });
  if (answer.ok) throw redirect(`/platform/my-products/offers/${id}`);
  if (answer.problem.status !== 422) valueOf(answer);
  return data(refusedReply(form, OFFER_FORM, answer.problem), { status: 422 });
}

/** An own offer. */
export async function loadOffer(call: AreaCall) {
  const offerParams = { params: { id: call.params.offerId ?? '' } };
  const [product, { shown, values }, division] = await Promise.all([
    productOf(call),
    offerOf(call, call.params.offerId ?? ''),
    call.api.get('/api/platform/offers/{id}/division', offerParams),
  ]);
  return {
    ...{ locale: call.locale, product, version: shown.version },
    currencies: await currenciesOf(call, shown.currency),
    checkoutPage: checkoutPageOf(call, shown.checkoutId),
    link: { url: shown.url, qrCode: shown.qrCode },
    // An offer that is not sold now has none.
    division: { currency: shown.currency, sales: division.ok ? division.data.items : [] },
    texts: compileMessages(productMessages, call.locale),
    initial: textsOf(values, call),
  };
}

/** Where the page of the offer is designed: the builder of its checkout, or the checkouts of the product where it has none. */
function checkoutPageOf({ params }: AreaCall, checkoutId: string | null): string {
  return checkoutId
    ? `/platform/checkout-builder/${checkoutId}`
    : `/platform/my-products/checkouts/${params.id ?? ''}`;
}

/** Saves an own offer. */
export async function saveOffer({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, OFFER_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.put('/api/platform/offers/{id}', {
    params: { id: params.offerId ?? '' },
    body: { ...withPeriod(read.values), version: Number(form.get('version')) } as never,
  });
  if (answer.ok) return data(savedReply(form, OFFER_FORM));
  return refusedForm({ form, valueOf }, OFFER_FORM, answer);
}

const withoutNulls = (values: object): Partial<Record<Name, FieldValue>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<
    Record<Name, FieldValue>
  >;
