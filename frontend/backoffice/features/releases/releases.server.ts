import { data, redirect } from '@remix-run/node';
import { garanteeReleasedList, releasedFundsList } from '@guiche/lists';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadList, loadRow } from '../../lists/list-loader.server';
import { releaseMessages } from './messages.server';
import { RELEASE_FORM } from './release-form';

const PAGE = '/admin-root/garantee-released';

const wordsOf = ({ locale }: AreaCall) => compileMessages(releaseMessages, locale);

/** What is to be released, and how much on each of the next days. */
export async function loadToRelease(call: AreaCall) {
  const [list, forecast] = await Promise.all([
    loadList(garanteeReleasedList, call),
    call.api.get('/api/admin/release-forecast').then(call.valueOf),
  ]);
  return { ...list, texts: { ...wordsOf(call), ...list.texts }, forecast };
}

export async function loadReleased(call: AreaCall) {
  const list = await loadList(releasedFundsList, call);
  return { ...list, texts: { ...wordsOf(call), ...list.texts } };
}

/** One amount that a sale holds. */
export async function loadRelease(call: AreaCall) {
  const [shown, factor] = await Promise.all([
    loadRow(garanteeReleasedList, call),
    call.api.get('/api/second-factor').then(call.valueOf),
  ]);
  return { ...shown, texts: { ...wordsOf(call), ...shown.texts }, needsCode: factor.isActive };
}

export async function decideRelease({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, RELEASE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/garantee-released/{id}/decisions', {
    params: { id: params.id ?? '' },
    body: read.values as never,
  });
  if (answer.ok) throw redirect(PAGE);
  return refusedForm({ form, valueOf }, RELEASE_FORM, answer);
}
