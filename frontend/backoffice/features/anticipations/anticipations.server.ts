import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { anticipationsList, paidAnticipationsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { ANTICIPATION_DECISION_FORM, CHANGE_RATE_FORM } from './anticipation-forms';
import { decideAnticipationMessages } from './messages.server';

/** An anticipation with its sales and rates, for staff. */
export async function loadAnticipation(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, details, factor] = await Promise.all([
    loadRow(anticipationsList, call),
    api.get('/api/admin/anticipations/{id}/details', { params: { id: params.id ?? '' } }).then(valueOf),
    api.get('/api/second-factor').then(valueOf),
  ]);
  const texts = { ...compileMessages(decideAnticipationMessages, locale), ...shown.texts };
  return { ...shown, texts, details, needsCode: factor.isActive };
}

/** One that was paid. */
export async function loadPaidAnticipation(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, details] = await Promise.all([
    loadRow(paidAnticipationsList, call),
    api.get('/api/admin/paid-anticipations/{id}/details', { params: { id: params.id ?? '' } }).then(valueOf),
  ]);
  return {
    ...shown,
    details,
    texts: { ...compileMessages(decideAnticipationMessages, locale), ...shown.texts },
  };
}

/** Which of the forms of the page was answered. */
interface DecisionReply {
  readonly of: 'decision' | 'rate';
  readonly form: ServerFormReply;
}

/** Approves, refuses (the button), or offers another rate. */
export async function decideAnticipation({
  api,
  form,
  intent,
  locale,
  params,
  request,
  valueOf,
}: AreaActionCall) {
  const pressed = intent || String(form.get('decision') ?? '');
  const of = pressed === 'changeRate' ? 'rate' : 'decision';
  const rules: FormRules = of === 'rate' ? CHANGE_RATE_FORM : ANTICIPATION_DECISION_FORM;
  const read = readForm(form, rules, locale);
  if (!read.ok) return data<DecisionReply>({ of, form: read.reply as ServerFormReply }, { status: 422 });
  // The rules of the forms are those of the API, and every field was read by them.
  const values = read.values as never as { reason: string; password: string; code?: string; feeBps?: number };
  const action = of === 'rate' ? 'changeRate' : pressed === 'refuse' ? 'refuse' : 'approve';
  const answer = await api.put('/api/admin/anticipations/{id}/decision', {
    params: { id: params.id ?? '' },
    body: { ...values, action },
  });
  if (answer.ok) throw redirect(new URL(request.url).pathname);
  const { problem } = answer;
  if (!isShownInForm(problem)) valueOf(answer);
  return data<DecisionReply>(
    { of, form: refusedReply(form, rules, problem) as ServerFormReply },
    { status: problem.status },
  );
}
