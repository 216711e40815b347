import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { productMessages } from './messages.server';

const idOf = ({ params }: AreaCall) => ({ id: params.id ?? '' });

/** The offers that are sold beside a product, in their order, and those that could be. */
export async function loadOrderBumps(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const params = idOf(call);
  const [product, choices, counts] = await Promise.all([
    api.get('/api/platform/products/{id}', { params }),
    api.get('/api/platform/products/{id}/order-bumps', { params }),
    api.get('/api/platform/products/{id}/order-bump-counts', { params }),
  ]);
  const { items } = valueOf(choices);
  return {
    ...{ locale, product: valueOf(product), texts: compileMessages(productMessages, locale) },
    counts: valueOf(counts).items,
    shown: items.filter(({ position }) => position !== null),
    others: items.filter(({ position }) => position === null),
  };
}

/** Adds (`add`), removes (`remove`) or moves (`up`, `down`, `place`) the offer that the form names. */
export async function changeOrderBumps(call: AreaActionCall) {
  const { api, form, intent, valueOf } = call;
  const params = idOf(call);
  const { items } = valueOf(await api.get('/api/platform/products/{id}/order-bumps', { params }));
  const shown = items.filter(({ position }) => position !== null).map(({ offerId }) => offerId);
  const offerIds = changed(shown, intent, String(form.get('offer') ?? ''), Number(form.get('place') ?? 0));
  const answer = await api.put('/api/platform/products/{id}/order-bumps', {
    params,
    body: { offerIds, version: Number(form.get('version')) },
  });
  if (answer.ok) return data({ refused: null });
  const { status, title } = answer.problem;
  if (![409, 422].includes(status)) valueOf(answer);
  return data({ refused: title }, { status });
}

/** The list after a change. A move beyond its ends changes nothing. @param to the place that `place` moves to, from 0 */
export function changed(shown: readonly string[], intent: string, offerId: string, to = 0): string[] {
  const others = shown.filter((one) => one !== offerId);
  if (intent === 'add') return offerId === '' ? others : [...others, offerId];
  const place = shown.indexOf(offerId);
  if (intent === 'remove' || place === -1) return others;
  const wanted = intent === 'place' ? to : place + (intent === 'up' ? -1 : 1);
  const next = Math.min(Math.max(Number.isInteger(wanted) ? wanted : place, 0), others.length);
  return [...others.slice(0, next), offerId, ...others.slice(next)];
}
