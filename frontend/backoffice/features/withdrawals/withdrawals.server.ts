import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import {
  listSearch,
  managerWithdrawalsList,
  paidManagerWithdrawalsList,
  paidWithdrawalsList,
  readListState,
  withdrawalsList,
} from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { decideWithdrawalMessages } from './messages.server';
import { receiptResponse } from './own-withdrawals.server';
import { APPROVE_MANY_FORM, BY_HAND_FORM, RESULT_FORM, WITHDRAWAL_DECISION_FORM } from './withdrawal-forms';

/** Whose withdrawals staff decide about. */
const OWNERS = {
  seller: {
    list: withdrawalsList,
    paid: paidWithdrawalsList,
    decision: '/api/admin/withdrawals/{id}/decision',
    result: '/api/admin/withdrawals/{id}/result',
    approve: '/api/admin/withdrawals/bulk/approve',
    receipts: '/api/admin/paid-withdrawals',
  },
  manager: {
    list: managerWithdrawalsList,
    paid: paidManagerWithdrawalsList,
    decision: '/api/admin/manager-withdrawals/{id}/decision',
    result: '/api/admin/manager-withdrawals/{id}/result',
    approve: '/api/admin/manager-withdrawals/bulk/approve',
    receipts: '/api/admin/paid-manager-withdrawals',
  },
} as const;

type Owner = keyof typeof OWNERS;

const ACTIONS = ['approve', 'audit', 'retry', 'refuse', 'cancel'] as const;

/** A withdrawal, for staff. */
export const loadWithdrawal = (owner: Owner) => async (call: AreaCall) => {
  const { api, valueOf, locale } = call;
  const [shown, factor] = await Promise.all([
    loadRow(OWNERS[owner].list, call),
    api.get('/api/second-factor'),
  ]);
  const texts = { ...compileMessages(decideWithdrawalMessages, locale), ...shown.texts };
  return { ...shown, texts, needsCode: valueOf(factor).isActive };
};

/** Which of the forms of the page was answered. */
interface DecisionReply {
  readonly of: 'decision' | 'byHand' | 'result';
  readonly form: ServerFormReply;
}

/** Decides (the action is the button), records a payment by hand, or what became of it (`result`: paid; `notPaid`). */
export const decideWithdrawal = (owner: Owner) => async (call: AreaActionCall) => {
  const { form, intent, locale } = call;
  const params = { id: call.params.id ?? '' };
  const pressed = intent || String(form.get('decision') ?? '');
  const action = ACTIONS.find((one) => one === pressed);
  const of = formOfPress(pressed, action !== undefined);
  const rules: FormRules = { decision: WITHDRAWAL_DECISION_FORM, byHand: BY_HAND_FORM, result: RESULT_FORM }[
    of
  ];
  const read = readForm(form, rules, locale);
  if (!read.ok) return data<DecisionReply>({ of, form: read.reply as ServerFormReply }, { status: 422 });
  // The rules of the forms are those of the API, and every field was read by them.
  const values = read.values as never as {
    reason: string;
    password: string;
    code?: string;
    endToEndId?: string;
  };
  const answer =
    of === 'result'
      ? await call.api.put(OWNERS[owner].result, {
          ...{ params, body: { ...values, paid: pressed === 'result' } },
        })
      : await call.api.put(OWNERS[owner].decision, {
          ...{ params, body: { ...values, action: action ?? 'payByHand' } },
        });
  if (answer.ok) throw redirect(new URL(call.request.url).pathname);
  const { problem } = answer;
  if (!isShownInForm(problem)) call.valueOf(answer);
  return data<DecisionReply>(
    { of, form: refusedReply(form, rules, problem) as ServerFormReply },
    { status: problem.status },
  );
};

function formOfPress(pressed: string, isDecision: boolean): DecisionReply['of'] {
  if (pressed === 'result' || pressed === 'notPaid') return 'result';
  return isDecision ? 'decision' : 'byHand';
}

/** Approves the withdrawals that were selected. The API counts again, and does nothing when other rows than these match by now. */
export const approveMany =
  (owner: Owner) =>
  async ({ api, form, locale, valueOf }: AreaActionCall) => {
    const read = readForm(form, APPROVE_MANY_FORM, locale);
    if (!read.ok) return data<ApprovedReply>({ form: read.reply, done: null }, { status: 422 });
    const { list, approve } = OWNERS[owner];
    const ids = String(form.get('ids') ?? '');
    const asked = readListState(list, new URLSearchParams(String(form.get('query') ?? '')));
    const query = listSearch(list, { ...asked.state, cursor: null }).slice(1);
    const answer = await api.post(approve, {
      body: {
        ...read.values,
        ...(ids === '' ? { query } : { ids: ids.split(','), query: '' }),
        count: Number(form.get('count')),
      },
    });
    if (answer.ok)
      return data<ApprovedReply>({ form: savedReply(form, APPROVE_MANY_FORM), done: answer.data.done });
    const { problem } = answer;
    if (!isShownInForm(problem)) valueOf(answer);
    const reply = { form: refusedReply(form, APPROVE_MANY_FORM, problem), done: null };
    return data<ApprovedReply>(reply, { status: problem.status });
  };

interface ApprovedReply {
  readonly form: ServerFormReply<keyof typeof APPROVE_MANY_FORM>;
  /** How many were approved; null: none. */
  readonly done: number | null;
}

/** A withdrawal that was paid. */
export const loadPaidWithdrawal = (owner: Owner) => async (call: AreaCall) => {
  const shown = await loadRow(OWNERS[owner].paid, call);
  return { ...shown, texts: { ...compileMessages(decideWithdrawalMessages, call.locale), ...shown.texts } };
};

/** The receipt as a file. */
export const downloadPaidReceipt =
  (owner: Owner) =>
  (call: AreaCall): Promise<Response> =>
    receiptResponse(
      call,
      `${OWNERS[owner].receipts}/${encodeURIComponent(call.params.id ?? '')}/receipt.pdf`,
    );
