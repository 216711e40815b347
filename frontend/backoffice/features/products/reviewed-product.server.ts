import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { productsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { productMessages } from './messages.server';
import { PRODUCT_DECISION_FORM } from './product-forms';

const DECISIONS = ['approve', 'refuse', 'block', 'unblock'] as const;

/** A product of a seller, for staff. */
export async function loadReviewedProduct(call: AreaCall) {
  const shown = await loadRow(productsList, call);
  return { ...shown, texts: { ...compileMessages(productMessages, call.locale), ...shown.texts } };
}

/** Does what the button says, else what the form names (`decision`). The seller sees the reason. */
export async function decideProduct({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, PRODUCT_DECISION_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const wanted = intent === '' ? String(form.get('decision')) : intent;
  const decision = DECISIONS.find((one) => one === wanted) ?? 'refuse';
  const answer = await api.put('/api/admin/products/{id}/decision', {
    params: { id: params.id ?? '' },
    body: { decision, reason: read.values.reason },
  });
  if (answer.ok) return data({ ...savedReply(form, PRODUCT_DECISION_FORM), values: { reason: '' } });
  return refusedForm({ form, valueOf }, PRODUCT_DECISION_FORM, answer);
}
