import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { statementDifferencesList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadList, loadRow } from '../../lists/list-loader.server';
import { DIFFERENCE_FORM } from './difference-form';
import { differenceMessages } from './difference-messages.server';
import { statementMessages } from './messages.server';

export async function loadDifferences(call: AreaCall) {
  const shown = await loadList(statementDifferencesList, call);
  return { ...shown, texts: { ...compileMessages(statementMessages, call.locale), ...shown.texts } };
}

/** A difference with both sides. */
export async function loadDifference(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, sides, factor] = await Promise.all([
    loadRow(statementDifferencesList, call),
    api.get('/api/admin/statement-differences/{id}/sides', { params: { id: params.id ?? '' } }).then(valueOf),
    api.get('/api/second-factor').then(valueOf),
  ]);
  const texts = { ...compileMessages(differenceMessages, locale), ...shown.texts };
  return { ...shown, texts, sides, needsCode: factor.isActive };
}

export async function decideDifference({ api, form, locale, params, request, valueOf }: AreaActionCall) {
  const read = readForm(form, DIFFERENCE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/statement-differences/{id}/decisions', {
    params: { id: params.id ?? '' },
    body: read.values as never,
  });
  if (answer.ok) throw redirect(new URL(request.url).pathname);
  return refusedForm({ form, valueOf }, DIFFERENCE_FORM, answer);
}
