import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { productMessages } from './messages.server';
import { BUMP_FORM } from './product-forms';

const SHOWN_IN_FORM = [409, 422];

const pathOf = ({ params }: AreaCall) => ({ id: params.id ?? '', offerId: params.offerId ?? '' });

/** One order bump, with how it is shown. @throws the page of what is not found, where the product does not show the offer */
export async function loadOrderBump(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const { id, offerId } = pathOf(call);
  const [product, choices] = await Promise.all([
    api.get('/api/platform/products/{id}', { params: { id } }),
    api.get('/api/platform/products/{id}/order-bumps', { params: { id } }),
  ]);
  const bump = valueOf(choices).items.find((one) => one.offerId === offerId && one.position !== null);
  if (!bump) throw new Response(null, { status: 404 });
  const { ownTitle, text, methods } = bump.settings;
  const shown = (isOn: boolean): string => (isOn ? 'on' : '');
  return {
    ...{ locale, bump, product: valueOf(product), texts: compileMessages(productMessages, locale) },
    initial: {
      ...{ ownTitle: ownTitle ?? '', text: text ?? '', withPix: shown(methods.includes('PIX')) },
      ...{ withCard: shown(methods.includes('CREDIT_CARD')), withBillet: shown(methods.includes('BILLET')) },
    },
  };
}

export async function saveOrderBump(call: AreaActionCall) {
  const { api, form, locale, valueOf } = call;
  const { id, offerId } = pathOf(call);
  const read = readForm(form, BUMP_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.put('/api/platform/products/{id}/order-bumps/{offerId}', {
    params: { id, offerId },
    // The rules of the form are those of the API.
    body: { ...read.values, version: Number(form.get('version')) } as never,
  });
  if (answer.ok) throw redirect(`/platform/my-products/order-bumps/${id}`);
  const { problem } = answer;
  if (!SHOWN_IN_FORM.includes(problem.status)) valueOf(answer);
  return data(refusedReply(form, BUMP_FORM, problem), { status: problem.status });
}
