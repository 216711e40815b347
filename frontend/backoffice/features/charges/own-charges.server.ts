import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { ownChargesList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { loadRow } from '../../lists/list-loader.server';
import { ownChargeMessages } from './own-charge-messages.server';

/** An own charge with its latest PIX or boleto. */
export async function loadOwnCharge(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, { code }] = await Promise.all([
    loadRow(ownChargesList, call),
    api.get('/api/platform/charges/{id}/code', { params: { id: params.id ?? '' } }).then(valueOf),
  ]);
  return { ...shown, code, texts: { ...compileMessages(ownChargeMessages, locale), ...shown.texts } };
}

/** Makes a code, or pays from the balance. */
export async function payOwnCharge({ api, intent, params, valueOf }: AreaActionCall) {
  const id = params.id ?? '';
  const answer =
    intent === 'balance'
      ? await api.post('/api/platform/charges/{id}/from-balance', { params: { id } })
      : await api.post('/api/platform/charges/{id}/code', {
          ...{ params: { id }, body: { method: intent === 'BILLET' ? 'BILLET' : 'PIX' } },
        });
  if (!answer.ok && answer.problem.status === 409)
    return data({ problem: answer.problem.title }, { status: 409 });
  valueOf(answer);
  throw redirect(`/platform/charges/${id}`);
}
