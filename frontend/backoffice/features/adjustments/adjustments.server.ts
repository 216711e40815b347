import { randomUUID } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { balanceAdjustmentsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { needsCodeOf, refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { ADJUSTMENT_FORM, NEW_ADJUSTMENT_FORM } from './adjustment-forms';
import { adjustmentMessages } from './messages.server';

const LIST = '/admin-root/balance-adjustments';

/** The form of a new adjustment; the address may name the seller. */
export async function loadNewAdjustment(call: AreaCall) {
  return {
    locale: call.locale,
    texts: compileMessages(adjustmentMessages, call.locale),
    seller: call.url.searchParams.get('seller') ?? '',
    // A form that is sent twice proposes once.
    requestKey: randomUUID(),
    needsCode: await needsCodeOf(call),
  };
}

export async function proposeAdjustment({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_ADJUSTMENT_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  // The rules of the form are those of the API, and every field was read by them.
  const body = { ...read.values, requestKey: String(form.get('requestKey') ?? '') } as never;
  const answer = await api.post('/api/admin/balance-adjustments', { body });
  if (answer.ok) throw redirect(LIST);
  return refusedForm({ form, valueOf }, NEW_ADJUSTMENT_FORM, answer);
}

/** An adjustment, as it was proposed or decided. */
export async function loadAdjustment(call: AreaCall) {
  const [shown, needsCode] = await Promise.all([loadRow(balanceAdjustmentsList, call), needsCodeOf(call)]);
  return {
    ...shown,
    texts: { ...compileMessages(adjustmentMessages, call.locale), ...shown.texts },
    needsCode,
  };
}

/** The button says what is done. */
export async function decideAdjustment({
  api,
  form,
  intent,
  locale,
  params,
  request,
  valueOf,
}: AreaActionCall) {
  const read = readForm(form, ADJUSTMENT_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/balance-adjustments/{id}/decisions', {
    params: { id: params.id ?? '' },
    body: { ...read.values, decision: intent || String(form.get('decision') ?? '') } as never,
  });
  if (answer.ok) throw redirect(new URL(request.url).pathname);
  return refusedForm({ form, valueOf }, ADJUSTMENT_FORM, answer);
}
