import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { productMessages } from './messages.server';

/** The offers of an own product. */
export async function loadOffers({ api, valueOf, locale, params, context }: AreaCall) {
  const id = params.id ?? '';
  const [product, offers] = await Promise.all([
    api.get('/api/platform/products/{id}', { params: { id } }),
    api.get('/api/platform/products/{id}/offers', { params: { id } }),
  ]);
  return {
    ...{ locale, product: valueOf(product), offers: valueOf(offers).items },
    checkout: `${context.publicWebUrl}/checkout`,
    texts: compileMessages(productMessages, locale),
  };
}

/** Makes an offer the default, pauses, resumes or deletes it; the form names it. */
export async function changeOffers({ api, form, intent, valueOf }: AreaActionCall) {
  const params = { id: String(form.get('offer') ?? '') };
  const answer = await changeOf({ api, intent, params });
  if (!answer.ok && answer.problem.status === 409)
    return data({ refused: answer.problem.title }, { status: 409 });
  valueOf(answer);
  return data({ refused: null });
}

function changeOf({
  api,
  intent,
  params,
}: Pick<AreaActionCall, 'api' | 'intent'> & { params: { id: string } }) {
  switch (intent) {
    case 'default':
      return api.post('/api/platform/offers/{id}/default', { params });
    case 'pause':
      return api.post('/api/platform/offers/{id}/pause', { params });
    case 'resume':
      return api.post('/api/platform/offers/{id}/resume', { params });
    default:
      return api.delete('/api/platform/offers/{id}', { params });
  }
}
