import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { bankAccountsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { DECISION_FORM } from './bank-account-forms';
import { bankAccountMessages } from './messages.server';

/** An account of a seller, for staff. */
export async function loadBankAccount(call: AreaCall) {
  const shown = await loadRow(bankAccountsList, call);
  return { ...shown, texts: { ...compileMessages(bankAccountMessages, call.locale), ...shown.texts } };
}

const SEEN = ['PENDING', 'ACTIVE', 'REJECTED', 'BLOCKED'] as const;
const DECISIONS = { approve: 'ACTIVE', reject: 'REJECTED', block: 'BLOCKED' } as const;

/** Rejects the account (`reject`) or does what the form names: `approve` or `block`. The seller sees the reason. */
export async function decideBankAccount({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, DECISION_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const decision = intent === '' ? String(form.get('decision')) : intent;
  const status = DECISIONS[decision as keyof typeof DECISIONS] ?? 'REJECTED';
  const answer = await api.put('/api/admin/bank-accounts/{id}/decision', {
    params: { id: params.id ?? '' },
    body: {
      status,
      reason: read.values.reason,
      seen: SEEN.find((one) => one === form.get('seen')) ?? 'PENDING',
    },
  });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return data(refusedReply(form, DECISION_FORM, answer.problem), { status: answer.problem.status });
  valueOf(answer);
  return data({ ...savedReply(form, DECISION_FORM), values: { reason: '' } });
}
