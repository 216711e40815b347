import { data, redirect } from '@remix-run/node';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { disputesList, ownDisputesList } from '@guiche/lists';
import { cents } from '@guiche/money';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { isShownInForm, needsCodeOf, refusedForm } from '../../forms/send-form.server';
import { loadList } from '../../lists/list-loader.server';
import { brandName } from './brand-name';
import { takeDefenceFile } from './defence-files.server';
import { DEFENCE_FORM, DISPUTE_RESULT_FORM, EVIDENCE_FORM, NEW_DISPUTE_FORM } from './dispute-forms';
import { disputeMessages } from './messages.server';

const LIST = '/admin-root/disputes';

const wordsOf = ({ locale }: AreaCall) => compileMessages(disputeMessages, locale);

/** Of those who have too many disputes; the page of the limits shows all. */
const MOST_NAMES = 5;

/** The disputes of the platform, and who has too many. */
export async function loadDisputes(call: AreaCall) {
  const [list, over] = await Promise.all([
    loadList(disputesList, call),
    call.api.get('/api/admin/chargeback-limits/over'),
  ]);
  const texts = wordsOf(call);
  const all = call.valueOf(over).items.map(({ subject, name }) => name ?? brandName(subject));
  const names = all.length > MOST_NAMES ? [...all.slice(0, MOST_NAMES), `+${all.length - MOST_NAMES}`] : all;
  const warning =
    names.length === 0
      ? null
      : translator<typeof disputeMessages>(texts, call.locale)('limitsOver', { names: names.join(', ') });
  return { ...list, warning, texts: { ...texts, ...list.texts } };
}

/** The own disputes, and the own chargebacks of the month. */
export async function loadOwnDisputes(call: AreaCall) {
  const [list, limits] = await Promise.all([
    loadList(ownDisputesList, call),
    call.api.get('/api/platform/chargeback-limits'),
  ]);
  return { ...list, chargebacks: call.valueOf(limits), chargebackTexts: wordsOf(call) };
}

/** The chargebacks of the month beside the limits. */
export async function loadChargebackLimits(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const shown = valueOf(await api.get('/api/admin/chargeback-limits'));
  return { ...shown, locale, texts: wordsOf(call) };
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
  return refusedForm({ form, valueOf }, NEW_DISPUTE_FORM, answer, [404]);
}

/** Which of the forms of the page was answered. */
interface DisputeReply {
  readonly of: 'defence' | 'result';
  readonly form: ServerFormReply;
}

/** Records that the defence was sent, or how the dispute ended. */
export async function changeDispute(call: AreaActionCall) {
  const { api, form, locale } = call;
  if (form.get('of') === 'file') return takeDefenceFile(call, 'admin');
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
  if (!isShownInForm(problem, [404])) call.valueOf(answer);
  const reply = refusedReply(form, rules, problem) as ServerFormReply;
  return data<DisputeReply>({ of, form: reply }, { status: problem.status });
}

/** Adds what the seller knows. */
export async function explainDispute(call: AreaActionCall) {
  const { api, form, locale, params, valueOf } = call;
  if (form.get('of') === 'file') return takeDefenceFile(call, 'seller');
  const read = readForm(form, EVIDENCE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const id = params.id ?? '';
  const answer = await api.post('/api/platform/disputes/{id}/evidence', {
    params: { id },
    body: read.values,
  });
  if (answer.ok) throw redirect(`/platform/disputes/${id}`);
  return refusedForm({ form, valueOf }, EVIDENCE_FORM, answer, [404]);
}
