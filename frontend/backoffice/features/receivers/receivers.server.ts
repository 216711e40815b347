import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { ApiProblem } from '../../../shared/server/api.server';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { receiverMessages } from './messages.server';
import { RECEIVER_DECISION_FORM, RECEIVER_SETTLEMENT_FORM } from './receiver-forms';
import { refusedWithReasons } from './refused-with-reasons.server';

const LIST = '/admin-root/manage-receivers';

const idOf = ({ params }: AreaCall) => ({ id: params.id ?? '' });

/** A receiver, for staff. */
export async function loadReceiver(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const [shown, factor] = await Promise.all([
    api.get('/api/admin/receivers/{id}', { params: idOf(call) }),
    api.get('/api/second-factor'),
  ]);
  return {
    ...{ locale, texts: compileMessages(receiverMessages, locale) },
    receiver: valueOf(shown),
    needsCode: valueOf(factor).isActive,
  };
}

/** Which of the forms of the page was answered. */
interface ReceiverReply {
  readonly of: 'question' | 'decision' | 'settlement';
  readonly form: ServerFormReply;
}

/** Asks the provider (`ask`), refuses, explains or requests again (`retry`), or says what the provider shows (`exists`, `absent`). */
export async function changeReceiver(call: AreaActionCall) {
  const { api, form, intent } = call;
  const params = idOf(call);
  const pressed = intent || String(form.get('decision') ?? '');
  if (pressed === 'ask') {
    const answer = await api.post('/api/admin/receivers/{id}/questions', { params });
    if (answer.ok) throw redirect(`${LIST}/${params.id}`);
    return refused(call, 'question', {}, answer.problem, () => call.valueOf(answer));
  }
  return pressed === 'exists' || pressed === 'absent'
    ? settle(call, pressed === 'exists')
    : decide(call, pressed === 'retry');
}

async function decide(call: AreaActionCall, isRetry: boolean) {
  const { api, form, locale } = call;
  const params = idOf(call);
  const read = readForm(form, RECEIVER_DECISION_FORM, locale);
  if (!read.ok) return data<ReceiverReply>({ of: 'decision', form: read.reply }, { status: 422 });
  if (!isRetry) {
    const answer = await api.put('/api/admin/receivers/{id}/refusal', { params, body: read.values });
    if (answer.ok) throw redirect(`${LIST}/${params.id}`);
    return refused(call, 'decision', RECEIVER_DECISION_FORM, answer.problem, () => call.valueOf(answer));
  }
  const answer = await api.post('/api/admin/receivers/{id}/retries', { params, body: read.values });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}`);
  return refused(call, 'decision', RECEIVER_DECISION_FORM, answer.problem, () => call.valueOf(answer));
}

async function settle(call: AreaActionCall, exists: boolean) {
  const { api, form, locale } = call;
  const params = idOf(call);
  const read = readForm(form, RECEIVER_SETTLEMENT_FORM, locale);
  if (!read.ok) return data<ReceiverReply>({ of: 'settlement', form: read.reply }, { status: 422 });
  const body = { ...read.values, exists };
  const answer = await api.put('/api/admin/receivers/{id}/settlement', { params, body });
  if (answer.ok) throw redirect(`${LIST}/${params.id}`);
  return refused(call, 'settlement', RECEIVER_SETTLEMENT_FORM, answer.problem, () => call.valueOf(answer));
}

function refused(
  { form }: AreaActionCall,
  of: ReceiverReply['of'],
  rules: FormRules,
  problem: ApiProblem,
  fail: () => unknown,
) {
  if (!isShownInForm(problem)) fail();
  return data<ReceiverReply>(
    { of, form: refusedWithReasons(form, rules, problem) },
    { status: problem.status },
  );
}

/** Opens a document that was sent. That it was looked at is recorded. */
export async function openReceiverDocument(call: AreaCall): Promise<never> {
  const params = { id: call.params.id ?? '', document: call.params.document ?? '' };
  const answer = await call.api.post('/api/admin/receivers/{id}/documents/{document}/views', { params });
  throw redirect(call.valueOf(answer).url);
}
