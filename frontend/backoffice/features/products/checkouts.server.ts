import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { newCheckoutRules } from '@guiche/api-client/rules';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { checkoutMessages } from './checkout-messages.server';
import { checkoutTestMessages } from './checkout-test-messages.server';
import { productMessages } from './messages.server';

const NEW_CHECKOUT = { name: newCheckoutRules.name, likeId: newCheckoutRules.likeId };

/** The checkouts of an own product, and which of them each offer shows. */
export async function loadCheckouts({ api, valueOf, locale, params, context }: AreaCall) {
  const id = { id: params.id ?? '' };
  const [product, checkouts] = await Promise.all([
    api.get('/api/platform/products/{id}', { params: id }),
    api.get('/api/platform/products/{id}/checkouts', { params: id }),
  ]);
  const { items, offers } = valueOf(checkouts);
  const shown = offers.find(({ isDefault }) => isDefault) ?? offers[0];
  return {
    ...{ locale, product: valueOf(product), items, offers },
    address: shown ? `${context.publicWebUrl}/checkout/${shown.id}` : null,
    texts: compileMessages({ ...productMessages, ...checkoutMessages, ...checkoutTestMessages }, locale),
  };
}

/** Adds a checkout (`add`), deletes one (`remove`), or chooses the one that an offer shows (`choose`). */
export async function changeCheckouts(call: AreaActionCall) {
  if (call.intent === 'add') return add(call);
  const { api, form, intent, valueOf } = call;
  const checkoutId = String(form.get('checkout') ?? '');
  const answer =
    intent === 'remove'
      ? await api.delete('/api/platform/checkouts/{id}', { params: { id: checkoutId } })
      : await api.put('/api/platform/offers/{id}/checkout', {
          params: { id: String(form.get('offer') ?? '') },
          body: { ...(checkoutId !== '' && { checkoutId }), version: Number(form.get('version')) },
        });
  if (!answer.ok && answer.problem.status === 409)
    return data({ refused: answer.problem.title, isSaved: false }, { status: 409 });
  valueOf(answer);
  return data({ refused: null, isSaved: true });
}

async function add({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_CHECKOUT, locale);
  if (!read.ok)
    return data({ refused: Object.values(read.reply.errors)[0] ?? null, isSaved: false }, { status: 422 });
  const answer = await api.post('/api/platform/products/{id}/checkouts', {
    params: { id: params.id ?? '' },
    body: read.values as never,
  });
  if (!answer.ok && answer.problem.status === 422)
    return data({ refused: answer.problem.title, isSaved: false }, { status: 422 });
  throw redirect(`/platform/checkout-builder/${valueOf(answer).id}`, { status: 303 });
}
