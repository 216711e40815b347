import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply } from '../../forms/read-form.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { purchaseMessages } from './messages.server';
import { MOVE_CHARGE_FORM } from './move-charge-form';
import { REQUEST_REASONS, REFUND_REQUEST_FORM } from './refund-request-form';

const ID = /^[0-9a-f-]{36}$/i;

/** What the signed-in customer bought, the latest first. */
export async function loadPurchases({ api, valueOf, locale, url }: AreaCall) {
  const before = url.searchParams.get('before') ?? '';
  const query = ID.test(before) ? { before } : {};
  const [current, answer] = await Promise.all([
    api.get('/api/sessions/current'),
    api.get('/api/customer/purchases', { query }),
  ]);
  const { name, email } = valueOf(current).user;
  return {
    ...{ locale, texts: compileMessages(purchaseMessages, locale) },
    ...{ person: { name, email }, ...valueOf(answer) },
  };
}

/** One purchase of the signed-in customer. */
export async function loadPurchase({ api, valueOf, locale, params }: AreaCall) {
  const answer = await api.get('/api/customer/purchases/{id}', { params: { id: params.id ?? '' } });
  return { locale, texts: compileMessages(purchaseMessages, locale), purchase: valueOf(answer) };
}

/** The provider is called, which may take its time. */
const REFUND_DEADLINE_MS = 20_000;
const SHOWN_ON_PAGE = [409, 422];

/** Why something was refused: at a field of the refund, or for the whole page. */
export interface PurchaseReply {
  readonly form: ServerFormReply<keyof typeof REFUND_REQUEST_FORM> | null;
  readonly problem: string | null;
  /** Of the form that moves the next charge. */
  readonly move?: ServerFormReply<keyof typeof MOVE_CHARGE_FORM>;
}

/** Asks for the money back (`refund`), ends the subscription (`cancel`), or moves its next charge (`move`). */
export async function changePurchase(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf, url } = call;
  const id = params.id ?? '';
  if (intent === 'move') return moveCharge(call);
  if (intent === 'cancel') {
    const answer = await api.post('/api/customer/purchases/{id}/subscription-cancellation', {
      params: { id },
    });
    if (answer.ok) throw redirect(url.pathname);
    const { status, title } = answer.problem;
    if (!SHOWN_ON_PAGE.includes(status)) valueOf(answer);
    return data<PurchaseReply>({ form: null, problem: title }, { status });
  }
  const read = readForm(form, REFUND_REQUEST_FORM, locale);
  if (!read.ok) return data<PurchaseReply>({ form: read.reply, problem: null }, { status: 422 });
  const { reason, ...values } = read.values;
  const itemIds = form.getAll('item').map(String);
  const answer = await api.post('/api/customer/purchases/{id}/refund-requests', {
    params: { id },
    body: {
      ...values,
      ...(form.has('chosen') && { itemIds }),
      reason: reason as (typeof REQUEST_REASONS)[number],
    },
    timeoutMs: REFUND_DEADLINE_MS,
  });
  if (answer.ok) throw redirect(url.pathname);
  const { problem } = answer;
  if (!SHOWN_ON_PAGE.includes(problem.status)) valueOf(answer);
  return data<PurchaseReply>(
    { form: refusedReply(form, REFUND_REQUEST_FORM, problem), problem: null },
    { status: problem.status },
  );
}

async function moveCharge({ api, form, locale, params, valueOf, url }: AreaActionCall) {
  const read = readForm(form, MOVE_CHARGE_FORM, locale);
  if (!read.ok) return data<PurchaseReply>({ form: null, problem: null, move: read.reply }, { status: 422 });
  const answer = await api.post('/api/customer/purchases/{id}/subscription-charge-date', {
    ...{ params: { id: params.id ?? '' }, body: read.values },
  });
  if (answer.ok) throw redirect(url.pathname);
  const { problem } = answer;
  if (!SHOWN_ON_PAGE.includes(problem.status)) valueOf(answer);
  if (problem.status === 409)
    return data<PurchaseReply>({ form: null, problem: problem.title }, { status: problem.status });
  const move = refusedReply(form, MOVE_CHARGE_FORM, problem);
  return data<PurchaseReply>({ form: null, problem: null, move }, { status: problem.status });
}

/** The page about the own data. */
export async function loadOwnData({ api, valueOf, locale }: AreaCall) {
  valueOf(await api.get('/api/sessions/current'));
  return { locale, texts: compileMessages(purchaseMessages, locale) };
}

/** Asks for the deletion of the own data. */
export async function askForErasure({ api, valueOf }: AreaActionCall) {
  valueOf(await api.post('/api/customer/erasure-requests'));
  return data({ asked: true });
}

/** The file with the own data. */
export async function downloadOwnData({ api, valueOf }: AreaCall) {
  const file = valueOf(await api.get('/api/customer/data'));
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
}

/** The receipt of a purchase, as a file. */
export async function downloadReceipt({ stream, params }: AreaCall) {
  const answer = await stream(`/api/customer/purchases/${encodeURIComponent(params.id ?? '')}/receipt.pdf`);
  if (!answer.body) throw data(null, { status: 503 });
  return new Response(answer.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': answer.headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'no-store',
    },
  });
}
