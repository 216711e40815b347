import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { reconcilePeriodRules } from '@guiche/api-client/rules';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { statementMessages } from '../statements/messages.server';
import { reconcileMessages } from './messages.server';

/** The latest comparisons. */
export async function loadReconciliations({ api, locale, valueOf }: AreaCall) {
  const { items } = valueOf(await api.get('/api/admin/reconciliations'));
  return {
    locale,
    texts: compileMessages({ ...statementMessages, ...reconcileMessages }, locale),
    runs: items,
  };
}

/** Compares a period again. */
export async function reconcileAgain({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, reconcilePeriodRules, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/reconciliations', { body: read.values });
  if (answer.ok) return data({ ...savedReply(form, reconcilePeriodRules), values: EMPTY });
  if (answer.problem.status !== 422) valueOf(answer);
  return data(refusedReply(form, reconcilePeriodRules, answer.problem), { status: 422 });
}

const EMPTY = { from: '', until: '', reason: '' };
