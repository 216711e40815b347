import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { disputesList } from '@guiche/lists';
import { cents } from '@guiche/money';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { loadList } from '../../lists/list-loader.server';
import { DEFENCE_FORM, DISPUTE_RESULT_FORM, EVIDENCE_FORM, NEW_DISPUTE_FORM } from './dispute-forms';
import { disputeMessages } from './messages.server';

const LIST = '/admin-root/disputes';
const SHOWN_IN_FORM = [404, 409, 422, 429];

const wordsOf = ({ locale }: AreaCall) => compileMessages(disputeMessages, locale);

const needsCodeOf = async ({ api, valueOf }: AreaCall): Promise<boolean> =>
  valueOf(await api.get('/api/second-factor')).isActive;

/** The disputes of the platform. */
export async function loadDisputes(call: AreaCall) {
  const list = await loadList(disputesList, call);
  return { ...list, texts: { ...wordsOf(call), ...list.texts } };
}

/** A dispute, for staff. */
export async function loadDispute(call: AreaCall) {
  const { api, valueOf, locale, params } = call;
  const [answer, needsCode] = await Promise.all([
    api.get('/api/admin/disputes/{id}', { params: { id: params.id ?? '' } }),
    needsCodeOf(call),
  ]);
  return { ...{ locale, needsCode, texts: wordsOf(call) }, ...valueOf(answer) };
}

/** A dispute of an own sale. */
export async function loadOwnDispute(call: AreaCall) {
  const { api, valueOf, locale, params } = call;
  const answer = await api.get('/api/platform/disputes/{id}', { params: { id: params.id ?? '' } });
  return { ...{ locale, texts: wordsOf(call) }, ...valueOf(answer) };
}

/** The form of a notice; the address may name the payment. */
export async function loadNewDispute(call: AreaCall) {
  return {
    locale: call.locale,
    texts: wordsOf(call),
    payment: call.url.searchParams.get('payment') ?? '',
    needsCode: await needsCodeOf(call),
  };
}

export async function openDispute({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_DISPUTE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { amount, ...values } = read.values;
  const body = { ...values, ...(amount !== undefined && { amount: cents(amount) }) };
  const answer = await api.post('/api/admin/disputes', { body });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}`);
  const { problem } = answer;
  if (!SHOWN_IN_FORM.includes(problem.status)) valueOf(answer);
  return data(refusedReply(form, NEW_DISPUTE_FORM, problem), { status: problem.status });
}

/** Which of the forms of the page was answered. */
interface DisputeReply {
  readonly of: 'defence' | 'result';
  readonly form: ServerFormReply;
}

/** Records that the defence was sent, or how the dispute ended. */
export async function changeDispute(call: AreaActionCall) {
  const { api, form, locale } = call;
  const of = form.get('of') === 'result' ? 'result' : 'defence';
  const params = { id: call.params.id ?? '' };
  const rules: FormRules = { defence: DEFENCE_FORM, result: DISPUTE_RESULT_FORM }[of];
  const read = readForm(form, rules, locale);
  if (!read.ok) return data<DisputeReply>({ of, form: read.reply as ServerFormReply }, { status: 422 });
  // The rules of the forms are those of the API, and every field was read by them.
  const body = read.values as never;
  const answer =
    of === 'result'
      ? await api.put('/api/admin/disputes/{id}/result', { params, body })
      : await api.put('/api/admin/disputes/{id}/defence', { params, body });
  if (answer.ok) throw redirect(`${LIST}/${params.id}`);
  const { problem } = answer;
  if (!SHOWN_IN_FORM.includes(problem.status)) call.valueOf(answer);
  const reply = refusedReply(form, rules, problem) as ServerFormReply;
  return data<DisputeReply>({ of, form: reply }, { status: problem.status });
}

/** Adds what the seller knows. */
export async function explainDispute({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, EVIDENCE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const id = params.id ?? '';
  const answer = await api.post('/api/platform/disputes/{id}/evidence', {
    params: { id },
    body: read.values,
  });
  if (answer.ok) throw redirect(`/platform/disputes/${id}`);
  const { problem } = answer;
  if (!SHOWN_IN_FORM.includes(problem.status)) valueOf(answer);
  return data(refusedReply(form, EVIDENCE_FORM, problem), { status: problem.status });
}
