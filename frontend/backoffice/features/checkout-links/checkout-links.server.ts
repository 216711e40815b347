import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { dayEnd } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { LINK_FORM } from './link-form';
import { checkoutLinkMessages } from './messages.server';

/** The form of a new link: which offers it can lead to, and whom it can credit. */
export async function loadNewLink({ api, valueOf, locale }: AreaCall) {
  const [offers, affiliates] = await Promise.all([
    api.get('/api/platform/coupon-choices'),
    api.get('/api/platform/checkout-links/affiliates'),
  ]);
  const texts = compileMessages(checkoutLinkMessages, locale);
  return { locale, texts, choices: valueOf(offers).items, affiliates: valueOf(affiliates).items };
}

/** Makes a link, and leads to its page. */
export async function addLink({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, LINK_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { expiresAt, ...terms } = read.values;
  const body = { ...terms, ...(expiresAt !== undefined && { expiresAt: dayEnd(expiresAt).toISOString() }) };
  const answer = await api.post('/api/platform/checkout-links', { body: body as never });
  if (answer.ok) throw redirect(`/platform/direct-checkout/${answer.data.id}`);
  if (answer.problem.status !== 422) valueOf(answer);
  return data(refusedReply(form, LINK_FORM, answer.problem), { status: 422 });
}

/** An own link. */
export async function loadLink({ api, valueOf, locale, params }: AreaCall) {
  const [link, offers] = await Promise.all([
    api.get('/api/platform/checkout-links/{id}', { params: { id: params.id ?? '' } }),
    api.get('/api/platform/coupon-choices'),
  ]);
  const shown = valueOf(link);
  const offer = valueOf(offers).items.find(({ offerId }) => offerId === shown.offerId);
  return {
    ...{ locale, link: shown, texts: compileMessages(checkoutLinkMessages, locale) },
    ...{ offerTitle: offer?.offerTitle ?? '', currency: offer?.currency ?? 'BRL' },
  };
}

/** Ends a link, or lets it be used again. */
export async function changeLink({ api, params, intent, valueOf }: AreaActionCall) {
  const id = { params: { id: params.id ?? '' } };
  valueOf(
    intent === 'pause'
      ? await api.post('/api/platform/checkout-links/{id}/pause', id)
      : await api.post('/api/platform/checkout-links/{id}/resume', id),
  );
  return data(null);
}
