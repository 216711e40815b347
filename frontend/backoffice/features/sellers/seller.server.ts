import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { usersList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { BLOCK_FORM } from './block-form';
import { sellerPageMessages } from './messages.server';

/** A seller, with the words of the list and of the form. */
export async function loadSeller(call: AreaCall) {
  const [shown, current] = await Promise.all([
    loadRow(usersList, call),
    call.api.get('/api/sessions/current'),
  ]);
  const { flags } = call.valueOf(current).user;
  return {
    ...shown,
    mayLoginAs: flags.includes('isUsersLoginAvailable'),
    documents: flags.includes('isUserDocumentsAvailable') ? await documentsOf(call) : null,
    mayReviewDocuments: flags.includes('isValidateDocumentsAvailable'),
    texts: { ...shown.texts, ...compileMessages(sellerPageMessages, call.locale) },
  };
}

async function documentsOf({ api, params, valueOf }: AreaCall) {
  const answer = await api.get('/api/admin/users/{id}/documents', { params: { id: params.id ?? '' } });
  return valueOf(answer).items;
}

/** Blocks the seller (`block`) or takes that back (`unblock`). */
export async function blockSeller({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, BLOCK_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.put('/api/admin/users/{id}/block', {
    params: { id: params.id ?? '' },
    body: { blocked: intent === 'block', reason: read.values.reason },
  });
  if (!answer.ok && answer.problem.status === 422)
    return data(refusedReply(form, BLOCK_FORM, answer.problem), { status: 422 });
  valueOf(answer);
  return data({ ...savedReply(form, BLOCK_FORM), values: { reason: '' } });
}
