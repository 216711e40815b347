import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { reviewItemsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { reviewItemMessages } from './messages.server';
import { REVIEW_FORM } from './review-form';

/** A review item, with the words of the list and of the form. */
export async function loadReviewItem(call: AreaCall) {
  const shown = await loadRow(reviewItemsList, call);
  return { ...shown, texts: { ...shown.texts, ...compileMessages(reviewItemMessages, call.locale) } };
}

/** Records what the reader found. */
export async function resolveItem({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, REVIEW_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.put('/api/admin/review-items/{id}/resolution', {
    params: { id: params.id ?? '' },
    body: { resolution: read.values.resolution },
  });
  if (!answer.ok) return refusedForm({ form, valueOf }, REVIEW_FORM, answer);
  return data(savedReply(form, REVIEW_FORM));
}
