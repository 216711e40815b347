import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { saleActionMessages } from './action-messages.server';
import { saleMessages } from './messages.server';
import { refundRequestMessages } from './refund-request-messages.server';
import { REFUND_DECISION_FORM } from './sale-forms';

/** The provider is called, which may take its time. */
const PROVIDER_DEADLINE_MS = 20_000;

/** A request for the money, and what granting it does. */
export async function loadRefundRequest({ api, valueOf, locale, params }: AreaCall) {
  const path = { params: { id: params.id ?? '' } };
  const [answer, factor] = await Promise.all([
    api.get('/api/platform/refund-requests/{id}', path),
    api.get('/api/second-factor'),
  ]);
  const messages = { ...saleMessages, ...saleActionMessages, ...refundRequestMessages };
  return {
    ...{ locale, texts: compileMessages(messages, locale), ...valueOf(answer) },
    needsCode: valueOf(factor).isActive,
  };
}

/** Grants (`grant`), refuses (`refuse`), or has the provider asked again (`retry`). */
export async function decideRequest({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const id = params.id ?? '';
  const read = readForm(form, REFUND_DECISION_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const sale = String(form.get('sale') ?? '');
  const answer =
    intent === 'retry'
      ? await api.post('/api/platform/refund-requests/{id}/retry', {
          ...{ params: { id }, body: read.values, timeoutMs: PROVIDER_DEADLINE_MS },
        })
      : await api.post('/api/platform/sales/{id}/refund-requests/{requestId}/decision', {
          ...{ params: { id: sale, requestId: id }, body: { ...read.values, granted: intent !== 'refuse' } },
          timeoutMs: PROVIDER_DEADLINE_MS,
        });
  if (answer.ok) throw redirect(`/platform/refunds/${id}`);
  return refusedForm({ form, valueOf }, REFUND_DECISION_FORM, answer, [404]);
}
