import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { bankAccountsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import type { ApiProblem } from '../../../shared/server/api.server';
import { DECISION_FORM, TEST_FORM, TEST_RESULT_FORM } from './bank-account-forms';
import { bankAccountMessages } from './messages.server';

/** An account of a seller, for staff, and the cents that were sent to it. */
export async function loadBankAccount(call: AreaCall) {
  const { api, locale, params, valueOf } = call;
  const [shown, answer, factor] = await Promise.all([
    loadRow(bankAccountsList, call),
    api.get('/api/admin/bank-accounts/{id}/tests', { params: { id: params.id ?? '' } }),
    api.get('/api/second-factor'),
  ]);
  const { items: tests } = valueOf(answer);
  const texts = { ...compileMessages(bankAccountMessages, locale), ...shown.texts };
  return { ...shown, tests, needsCode: valueOf(factor).isActive, requestKey: randomUUID(), texts };
}

export interface BankAccountReply {
  readonly of: 'decision' | 'test' | 'result';
  readonly form: ServerFormReply;
}

const SEEN = ['PENDING', 'ACTIVE', 'REJECTED', 'BLOCKED'] as const;
const DECISIONS = { approve: 'ACTIVE', reject: 'REJECTED', block: 'BLOCKED' } as const;

/**
 * Sends a cent to the account (`test`), records what became of one (`notPaid`), rejects the account (`reject`), or does what the form names:
 * `paid`, `approve` or `block`. The seller sees the reason of a decision.
 */
export async function actOnBankAccount(call: AreaActionCall) {
  // The first button of a form has no name: a field of it says what it does.
  const pressed = call.intent || String(call.form.get('decision') ?? '');
  if (pressed === 'test') return testAccount(call);
  if (pressed === 'paid' || pressed === 'notPaid') return settleTest(call, pressed === 'paid');
  return decide(call, pressed);
}

async function testAccount({ api, form, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/admin/bank-accounts/{id}/tests', {
    params: { id: params.id ?? '' },
    body: { requestKey: String(form.get('requestKey') ?? '') },
  });
  return replied({ of: 'test', form, rules: TEST_FORM }, answer, valueOf);
}

async function settleTest({ api, form, locale, params, valueOf }: AreaActionCall, paid: boolean) {
  const of = { of: 'result', form, rules: TEST_RESULT_FORM } as const;
  const read = readForm(form, TEST_RESULT_FORM, locale);
  if (!read.ok) return refused('result', read.reply);
  const answer = await api.put('/api/admin/bank-accounts/{id}/tests/result', {
    params: { id: params.id ?? '' },
    body: { ...read.values, paid },
  });
  return replied(of, answer, valueOf);
}

async function decide({ api, form, locale, params, valueOf }: AreaActionCall, decision: string) {
  const of = { of: 'decision', form, rules: DECISION_FORM } as const;
  const read = readForm(form, DECISION_FORM, locale);
  if (!read.ok) return refused('decision', read.reply);
  const status = DECISIONS[decision as keyof typeof DECISIONS] ?? 'REJECTED';
  const answer = await api.put('/api/admin/bank-accounts/{id}/decision', {
    params: { id: params.id ?? '' },
    body: {
      status,
      reason: read.values.reason,
      seen: SEEN.find((one) => one === form.get('seen')) ?? 'PENDING',
    },
  });
  return replied(of, answer, valueOf);
}

interface Sent {
  readonly of: BankAccountReply['of'];
  readonly form: FormData;
  readonly rules: FormRules;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: ApiProblem };

function replied<A extends Answer>({ of, form, rules }: Sent, answer: A, valueOf: (answer: A) => unknown) {
  if (!answer.ok && isShownInForm(answer.problem))
    return refused(of, refusedReply(form, rules, answer.problem));
  valueOf(answer);
  const saved: ServerFormReply = savedReply(form, rules);
  const values = Object.fromEntries(Object.keys(saved.values).map((name) => [name, '']));
  return data<BankAccountReply>({ of, form: { ...saved, values } });
}

const refused = (of: BankAccountReply['of'], form: ServerFormReply) =>
  data<BankAccountReply>({ of, form }, { status: 422 });
