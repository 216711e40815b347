import { randomUUID } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { ownManagerWithdrawalsList, ownWithdrawalsList } from '@guiche/lists';
import type { Cents } from '@guiche/money';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { withdrawMessages } from './messages.server';
import { CONFIRM_FORM, WITHDRAW_FORM } from './withdrawal-forms';

/** Who withdraws, and the addresses of their pages. */
const OWNERS = {
  seller: {
    list: ownWithdrawalsList,
    page: '/platform/financial/withdrawals',
    accounts: '/platform/my-profile/accounts',
    terms: '/api/platform/withdrawal-terms',
    withdrawals: '/api/platform/withdrawals',
    cancel: '/api/platform/withdrawals/{id}/cancel',
  },
  manager: {
    list: ownManagerWithdrawalsList,
    page: '/manager-root/withdrawals',
    accounts: '/manager-root/my-profile/accounts',
    terms: '/api/manager/withdrawal-terms',
    withdrawals: '/api/manager/withdrawals',
    cancel: '/api/manager/withdrawals/{id}/cancel',
  },
} as const;

type Owner = keyof typeof OWNERS;

const termsOf = async ({ api, valueOf }: AreaCall, owner: Owner) =>
  valueOf(await api.get(OWNERS[owner].terms));

/** How much can be withdrawn, where to, and what it costs. */
export const loadWithdraw = (owner: Owner) => async (call: AreaCall) => {
  const { api, valueOf, locale } = call;
  const [terms, factor] = await Promise.all([termsOf(call, owner), api.get('/api/second-factor')]);
  return {
    ...{ locale, terms, texts: compileMessages(withdrawMessages, locale) },
    needsCode: valueOf(factor).isActive,
    places: { page: OWNERS[owner].page, accounts: OWNERS[owner].accounts },
    // The same form that is sent twice is one withdrawal.
    requestKey: randomUUID(),
  };
};

/** Shows what a withdrawal costs (`review`), or requests it. */
export const withdraw = (owner: Owner) => async (call: AreaActionCall) => {
  const { api, form, intent, locale, valueOf } = call;
  if (intent === 'change') return data({ form: savedAs(form), review: null });
  const read = readForm(form, intent === 'review' ? WITHDRAW_FORM : CONFIRM_FORM, locale);
  const review = await reviewOf(call, owner);
  if (!read.ok)
    return data({ form: read.reply, review: intent === 'review' ? null : review }, { status: 422 });
  if (review === null) {
    const t = translator(compileMessages(withdrawMessages, locale), locale);
    const reply = { ...savedAs(form), errors: { amount: t('aboveFee') } };
    return data({ form: reply, review: null }, { status: 422 });
  }
  if (intent === 'review') return data({ form: savedAs(form), review });
  const answer = await api.post(OWNERS[owner].withdrawals, {
    // The rules of the form are those of the API.
    body: { ...(read.values as never as ConfirmedValues), requestKey: String(form.get('requestKey') ?? '') },
  });
  if (answer.ok) throw redirect(`${OWNERS[owner].page}/${answer.data.id}`);
  const { problem } = answer;
  if (!isShownInForm(problem, [404])) valueOf(answer);
  return data({ form: refusedReply(form, CONFIRM_FORM, problem), review }, { status: problem.status });
};

interface ConfirmedValues {
  readonly amount: Cents;
  readonly destination: string;
  readonly password: string;
  readonly code?: string;
}

const savedAs = (form: FormData) => ({ ...savedReply(form, WITHDRAW_FORM), saved: false });

/** What it costs and what arrives. Null: nothing would. */
async function reviewOf(call: AreaActionCall, owner: Owner) {
  const read = readForm(call.form, WITHDRAW_FORM, call.locale);
  if (!read.ok) return null;
  const { fee, destinations } = await termsOf(call, owner);
  const { amount, destination } = read.values;
  const label = destinations.find(({ id }) => id === destination)?.label ?? '';
  return amount > fee ? { amount, fee, net: amount - fee, destination, label } : null;
}

/** A withdrawal of the person. */
export const loadOwnWithdrawal = (owner: Owner) => async (call: AreaCall) => {
  const shown = await loadRow(OWNERS[owner].list, call);
  return { ...shown, texts: { ...compileMessages(withdrawMessages, call.locale), ...shown.texts } };
};

/** Takes it back. */
export const takeBackWithdrawal =
  (owner: Owner) =>
  async ({ api, params, valueOf }: AreaActionCall) => {
    const id = params.id ?? '';
    const answer = await api.post(OWNERS[owner].cancel, { params: { id } });
    if (!answer.ok && answer.problem.status === 409)
      return data({ problem: answer.problem.title }, { status: 409 });
    valueOf(answer);
    throw redirect(`${OWNERS[owner].page}/${id}`);
  };

/** The receipt as a file. */
export const downloadOwnReceipt =
  (owner: Owner) =>
  (call: AreaCall): Promise<Response> =>
    receiptResponse(
      call,
      `${OWNERS[owner].withdrawals}/${encodeURIComponent(call.params.id ?? '')}/receipt.pdf`,
    );

export async function receiptResponse({ stream }: AreaCall, path: string): Promise<Response> {
  const answer = await stream(path);
  if (!answer.body) throw data(null, { status: 503 });
  return new Response(answer.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': answer.headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'no-store',
    },
  });
}
