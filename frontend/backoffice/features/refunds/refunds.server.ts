import { randomUUID } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { cents } from '@guiche/money';
import { refundsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, savedReply } from '../../forms/read-form.server';
import { needsCodeOf, refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { refundMessages } from './messages.server';
import { END_REFUND_FORM, REFUND_FORM } from './refund-forms';

const LIST = '/admin-root/refunds';
/** The provider is called, which may take its time. */
const REFUND_DEADLINE_MS = 20_000;

/** The form of a refund; the address may name the payment. */
export async function loadNewRefund(call: AreaCall) {
  return {
    locale: call.locale,
    texts: compileMessages(refundMessages, call.locale),
    payment: call.url.searchParams.get('payment') ?? '',
    // A form that is sent twice gives the amount back once.
    refundId: randomUUID(),
    needsCode: await needsCodeOf(call),
  };
}

/** Refunds a payment. */
export async function refundPayment({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, REFUND_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { amount, ...values } = read.values;
  const part =
    amount === undefined ? {} : { amount: cents(amount), refundId: String(form.get('refundId') ?? '') };
  const body = { ...values, ...part };
  const answer = await api.post('/api/admin/refunds', { body, timeoutMs: REFUND_DEADLINE_MS });
  if (answer.ok) throw redirect(`${LIST}?payment=${read.values.payment}`);
  return refusedForm({ form, valueOf }, REFUND_FORM, answer, [404]);
}

/** A refund, with the words of the list and of the form. */
export async function loadRefund(call: AreaCall) {
  const [shown, needsCode] = await Promise.all([loadRow(refundsList, call), needsCodeOf(call)]);
  const texts = { ...compileMessages(refundMessages, call.locale), ...shown.texts };
  return { ...shown, needsCode, texts };
}

/** Ends a refund: the money went back (`returned`) or did not. */
export async function endRefund({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, END_REFUND_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/refunds/{id}/end', {
    params: { id: params.id ?? '' },
    body: { ...read.values, returned: intent === 'returned' },
    timeoutMs: REFUND_DEADLINE_MS,
  });
  if (answer.ok) return data(savedReply(form, END_REFUND_FORM));
  return refusedForm({ form, valueOf }, END_REFUND_FORM, answer, [404]);
}
