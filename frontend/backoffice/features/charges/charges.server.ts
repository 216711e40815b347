import { randomUUID } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { chargesList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { needsCodeOf, refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { CHARGE_FORM, NEW_CHARGE_FORM } from './charge-forms';
import { chargeMessages } from './messages.server';

const LIST = '/admin-root/charges';

/** The form of new charges; the address may name a seller. */
export async function loadNewCharge(call: AreaCall) {
  return {
    locale: call.locale,
    texts: compileMessages(chargeMessages, call.locale),
    sellers: call.url.searchParams.get('sellers') ?? '',
    // A form that is sent twice charges once.
    requestKey: randomUUID(),
    needsCode: await needsCodeOf(call),
  };
}

export async function createCharges({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_CHARGE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  // The rules of the form are those of the API, and every field was read by them.
  const body = { ...read.values, requestKey: String(form.get('requestKey') ?? '') } as never;
  const answer = await api.post('/api/admin/charges', { body });
  if (answer.ok) throw redirect(LIST);
  return refusedForm({ form, valueOf }, NEW_CHARGE_FORM, answer);
}

/** A charge with its history. */
export async function loadCharge(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, events, needsCode] = await Promise.all([
    loadRow(chargesList, call),
    api.get('/api/admin/charges/{id}/events', { params: { id: params.id ?? '' } }).then(valueOf),
    needsCodeOf(call),
  ]);
  const texts = { ...compileMessages(chargeMessages, locale), ...shown.texts };
  return { ...shown, texts, events, needsCode };
}

export async function decideCharge({ api, form, locale, params, request, valueOf }: AreaActionCall) {
  const read = readForm(form, CHARGE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/charges/{id}/decisions', {
    params: { id: params.id ?? '' },
    body: read.values as never,
  });
  if (answer.ok) throw redirect(new URL(request.url).pathname);
  return refusedForm({ form, valueOf }, CHARGE_FORM, answer);
}
