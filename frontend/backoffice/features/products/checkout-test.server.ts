import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { checkoutMessages } from './checkout-messages.server';
import { checkoutTestMessages } from './checkout-test-messages.server';
import { productMessages } from './messages.server';

/** The comparison of two checkouts of an offer: that which runs, or the last one, and what can be compared. */
export async function loadCheckoutTest({ api, valueOf, locale, params }: AreaCall) {
  const ofProduct = { params: { id: params.id ?? '' } };
  const ofOffer = { params: { id: params.offerId ?? '' } };
  const [product, checkouts, tests] = await Promise.all([
    api.get('/api/platform/products/{id}', ofProduct),
    api.get('/api/platform/products/{id}/checkouts', ofProduct),
    api.get('/api/platform/offers/{id}/checkout-tests', ofOffer),
  ]);
  const { items, offers } = valueOf(checkouts);
  const offer = offers.find(({ id }) => id === params.offerId);
  if (!offer) throw new Response(null, { status: 404 });
  const [test = null] = valueOf(tests).items;
  const results = test
    ? valueOf(await api.get('/api/platform/checkout-tests/{id}/results', { params: { id: test.id } }))
    : null;
  const nameOf = (id: string | null) => items.find((one) => one.id === id)?.name ?? null;
  return {
    ...{ locale, product: valueOf(product), offer, test, results },
    names: test ? { A: nameOf(test.firstId), B: nameOf(test.secondId) } : null,
    shown: nameOf(offer.checkoutId),
    choices: items.filter(({ id, publishedNumber }) => publishedNumber > 0 && id !== offer.checkoutId),
    texts: compileMessages({ ...productMessages, ...checkoutMessages, ...checkoutTestMessages }, locale),
  };
}

/** Begins a comparison (`start`), or ends it: with variant A (`A`), with B (`B`) or as it was (`stop`). */
export async function changeCheckoutTest({ api, form, intent, params, valueOf }: AreaActionCall) {
  const winner = intent === 'A' || intent === 'B' ? intent : undefined;
  const answer =
    intent === 'start'
      ? await api.post('/api/platform/offers/{id}/checkout-tests', {
          params: { id: params.offerId ?? '' },
          body: { checkoutId: String(form.get('checkout') ?? '') },
        })
      : await api.post('/api/platform/checkout-tests/{id}/end', {
          params: { id: String(form.get('test') ?? '') },
          body: { version: Number(form.get('version')), ...(winner && { winner }) },
        });
  if (answer.ok) return data({ refused: null });
  const { status, title } = answer.problem;
  if (![409, 422].includes(status)) valueOf(answer);
  return data({ refused: title }, { status });
}
