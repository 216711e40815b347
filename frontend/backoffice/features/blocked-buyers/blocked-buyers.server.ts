import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { blockedBuyersList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { BLOCK_TYPED_BUYER_FORM, LIFT_BLOCK_FORM } from './block-forms';
import { blockedBuyerMessages } from './messages.server';

const LIST = '/admin-root/blocked-buyers';
/** The buyer was blocked before. */
const KNOWN = 'known';

/** The form of a new block. A document is not named in an address, so that the page is not opened for one. */
export function loadNewBuyerBlock({ locale }: AreaCall) {
  return Promise.resolve({ locale, texts: compileMessages(blockedBuyerMessages, locale) });
}

/** Blocks the buyer who was typed. */
export async function blockTypedBuyer({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, BLOCK_TYPED_BUYER_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/blocked-buyers', { body: read.values });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}${answer.data.isNew ? '' : `?${KNOWN}`}`);
  return refusedForm({ form, valueOf }, BLOCK_TYPED_BUYER_FORM, answer);
}

/** A block, with the words of the list and of the form. */
export async function loadBlockedBuyer(call: AreaCall) {
  const shown = await loadRow(blockedBuyersList, call);
  return {
    ...{ ...shown, isKnown: call.url.searchParams.has(KNOWN) },
    texts: { ...compileMessages(blockedBuyerMessages, call.locale), ...shown.texts },
  };
}

/** Lifts the block. The form is gone with it, so the list is shown. */
export async function liftBuyerBlock({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, LIFT_BLOCK_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/blocked-buyers/{id}/end', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (answer.ok) throw redirect(LIST);
  return refusedForm({ form, valueOf }, LIFT_BLOCK_FORM, answer);
}
