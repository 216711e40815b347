import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm, needsCodeOf, refusedForm } from '../../forms/send-form.server';
import type { ApiProblem } from '../../../shared/server/api.server';
import {
  BLOCK_BUYER_FORM,
  OWN_EMAIL_FORM,
  SALE_NOTE_FORM,
  OWN_REFUND_FORM,
  SHIP_FORM,
  STAFF_FORM,
} from './sale-forms';
import { refundRequestMessages } from './refund-request-messages.server';
import { aroundSale } from './sale.server';

/** The provider is called, which may take its time. */
const PROVIDER_DEADLINE_MS = 20_000;

/** The answer to one of the forms of a sale. */
export interface SaleReply {
  readonly of: 'ship' | 'note' | 'staff' | 'access' | 'email' | 'block';
  readonly form: ServerFormReply | null;
  readonly result: 'accessSent' | 'accessRecent' | null;
  /** How the payment stands after the provider was asked. */
  readonly status: string | null;
  readonly problem: string | null;
}

/** Ships, notes, resends the access, or takes a tracking code away. */
export async function actOnOwnSale(call: AreaActionCall) {
  const { api, form, intent, locale, params } = call;
  const path = { params: { id: params.id ?? '' } };
  if (intent === 'access')
    return accessAnswer(call, await api.post('/api/platform/sales/{id}/access-mails', { ...path, body: {} }));
  if (intent === 'email') {
    const read = readForm(form, OWN_EMAIL_FORM, locale);
    if (!read.ok) return reply({ of: 'email', form: read.reply }, 422);
    const body = { ...path, body: read.values };
    return accessAnswer(call, await api.post('/api/platform/sales/{id}/access-mails', body));
  }
  if (intent === 'removeShipment') {
    const shipmentId = String(form.get('shipment') ?? '');
    const at = { params: { ...path.params, shipmentId } };
    call.valueOf(await api.delete('/api/platform/sales/{id}/shipments/{shipmentId}', at));
    throw redirect(new URL(call.request.url).pathname);
  }
  if (intent === 'note')
    return noteAnswer(call, (body) => api.post('/api/platform/sales/{id}/notes', { ...path, body }));
  const read = readForm(form, SHIP_FORM, locale);
  if (!read.ok) return reply({ of: 'ship', form: read.reply }, 422);
  const answer = await api.post('/api/platform/sales/{id}/shipments', { ...path, body: read.values });
  return formAnswer(call, 'ship', SHIP_FORM, answer);
}

/** Notes, asks the provider now, resends the access, or blocks the buyer; staff say why. */
export async function actOnSale(call: AreaActionCall) {
  const { api, form, intent, locale, params } = call;
  const path = { params: { id: params.id ?? '' } };
  if (intent === 'note')
    return noteAnswer(call, (body) => api.post('/api/admin/sales/{id}/notes', { ...path, body }));
  if (intent === 'block' || intent === 'lift') return blockAnswer(call);
  const read = readForm(form, STAFF_FORM, locale);
  if (!read.ok) return reply({ of: 'staff', form: read.reply }, 422);
  if (intent === 'access')
    return accessAnswer(
      call,
      await api.post('/api/admin/sales/{id}/access-mails', { ...path, body: read.values }),
    );
  const answer = await api.post('/api/admin/sales/{id}/provider-queries', {
    ...path,
    body: { reason: read.values.reason },
    timeoutMs: PROVIDER_DEADLINE_MS,
  });
  if (!answer.ok) return formAnswer(call, 'staff', STAFF_FORM, answer);
  return reply({ of: 'staff', form: savedReply(form, STAFF_FORM), status: answer.data.status }, 200);
}

async function blockAnswer(call: AreaActionCall) {
  const { api, form, intent, locale, params } = call;
  const read = readForm(form, BLOCK_BUYER_FORM, locale);
  if (!read.ok) return reply({ of: 'block', form: read.reply }, 422);
  const path = { params: { id: params.id ?? '' }, body: read.values };
  const answer =
    intent === 'lift'
      ? await api.post('/api/admin/sales/{id}/buyer-block/end', path)
      : await api.post('/api/admin/sales/{id}/buyer-block', path);
  if (!answer.ok) return formAnswer(call, 'block', BLOCK_BUYER_FORM, answer);
  throw redirect(new URL(call.request.url).pathname);
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: ApiProblem };

function formAnswer(call: AreaActionCall, of: SaleReply['of'], rules: FormRules, answer: Answer) {
  if (answer.ok) return reply({ of, form: savedReply(call.form, rules) }, 200);
  const { problem } = answer;
  if (!isShownInForm(problem, [404])) call.valueOf(answer);
  return reply({ of, form: refusedReply(call.form, rules, problem) }, problem.status);
}

async function noteAnswer(
  call: AreaActionCall,
  add: (note: { readonly id: string; readonly note: string }) => Promise<Answer>,
) {
  const read = readForm(call.form, SALE_NOTE_FORM, call.locale);
  if (!read.ok) return reply({ of: 'note', form: read.reply }, 422);
  const answer = await add({ ...read.values, id: String(call.form.get('id') ?? '') });
  return formAnswer(call, 'note', SALE_NOTE_FORM, answer);
}

function accessAnswer(
  call: AreaActionCall,
  answer: { readonly ok: true; readonly data: { readonly sent: boolean } } | Extract<Answer, { ok: false }>,
) {
  if (answer.ok)
    return reply({ of: 'access', result: answer.data.sent ? 'accessSent' : 'accessRecent' }, 200);
  const { problem } = answer;
  if (!isShownInForm(problem, [404])) call.valueOf(answer);
  return reply({ of: 'access', problem: problem.title }, problem.status);
}

const reply = (given: Partial<SaleReply> & Pick<SaleReply, 'of'>, status: number) =>
  data<SaleReply>({ ...{ form: null, result: null, status: null, problem: null }, ...given }, { status });

/** A sale whose money, or that of the items that the address names, the seller gives back. */
export async function loadOwnRefund(call: AreaCall) {
  const chosen = call.url.searchParams.getAll('item');
  const [needsCode, answer] = await Promise.all([
    needsCodeOf(call),
    call.api.get('/api/platform/sales/{id}/refund-effect', {
      params: { id: call.params.id ?? '' },
      query: chosen.length > 0 ? { items: chosen.join(',') } : {},
    }),
  ]);
  const shown = aroundSale(call, '/platform/my-sales');
  const texts = { ...shown.texts, ...compileMessages(refundRequestMessages, call.locale) };
  return { ...shown, ...call.valueOf(answer), texts, chosen, needsCode };
}

/** Gives the money of the sale back, or that of the chosen items. */
export async function refundOwnSale(call: AreaActionCall) {
  const { api, form, locale, params } = call;
  const id = params.id ?? '';
  const read = readForm(form, OWN_REFUND_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const items = String(form.get('items') ?? '');
  const body = { ...read.values, ...(items !== '' && { itemIds: items.split(',') }) };
  const answer: Answer = await api.post('/api/platform/sales/{id}/refunds', {
    ...{ params: { id }, body, timeoutMs: PROVIDER_DEADLINE_MS },
  });
  if (answer.ok) throw redirect(`/platform/my-sales/${id}`);
  return refusedForm(call, OWN_REFUND_FORM, answer, [404]);
}
