import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { sellerNegativeList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { AGREEMENT_FORM, DEBT_FORM } from './debt-form';
import { debtMessages } from './messages.server';

const ACTIONS = ['USE_RESERVE', 'PROPOSE_WRITE_OFF', 'WRITE_OFF', 'REFUSE_WRITE_OFF'] as const;
type DebtAction = (typeof ACTIONS)[number];

/** A seller who owes. */
export async function loadDebt(call: AreaCall) {
  const [shown, factor] = await Promise.all([
    loadRow(sellerNegativeList, call),
    call.api.get('/api/second-factor').then(call.valueOf),
  ]);
  const texts = { ...compileMessages(debtMessages, call.locale), ...shown.texts };
  return { ...shown, texts, needsCode: factor.isActive };
}

interface DebtReply {
  readonly of: 'reserve' | 'writeOff' | 'agreement';
  readonly form: ServerFormReply;
}

/** The button says what is done. */
export async function decideDebt(call: AreaActionCall) {
  const { api, form, intent, locale, params, request, valueOf } = call;
  if (form.get('decision') === 'AGREE') return agreeOnDebt(call);
  const pressed = intent || String(form.get('decision') ?? '');
  const action: DebtAction = ACTIONS.find((one) => one === pressed) ?? 'REFUSE_WRITE_OFF';
  const of = action === 'USE_RESERVE' ? 'reserve' : 'writeOff';
  const read = readForm(form, DEBT_FORM, locale);
  if (!read.ok) return data<DebtReply>({ of, form: read.reply as ServerFormReply }, { status: 422 });
  const answer = await api.post('/api/admin/seller-negative/{id}/decisions', {
    params: { id: params.id ?? '' },
    body: { ...read.values, action },
  });
  if (answer.ok) throw redirect(new URL(request.url).pathname);
  const { problem } = answer;
  if (!isShownInForm(problem)) valueOf(answer);
  const refused = refusedReply(form, DEBT_FORM, problem) as ServerFormReply;
  return data<DebtReply>({ of, form: refused }, { status: problem.status });
}

async function agreeOnDebt({ api, form, locale, params, request, valueOf }: AreaActionCall) {
  const read = readForm(form, AGREEMENT_FORM, locale);
  if (!read.ok)
    return data<DebtReply>({ of: 'agreement', form: read.reply as ServerFormReply }, { status: 422 });
  const answer = await api.post('/api/admin/seller-negative/{id}/agreements', {
    params: { id: params.id ?? '' },
    // The rules of the form are those of the API.
    body: read.values as never,
  });
  if (answer.ok) throw redirect(new URL(request.url).pathname);
  const { problem } = answer;
  if (!isShownInForm(problem)) valueOf(answer);
  const refused = refusedReply(form, AGREEMENT_FORM, problem) as ServerFormReply;
  return data<DebtReply>({ of: 'agreement', form: refused }, { status: problem.status });
}
