import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { blockedNetworksList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { BLOCK_NETWORK_FORM, UNBLOCK_FORM } from './block-forms';
import { blockedNetworkMessages } from './messages.server';

const LIST = '/master-root/blocked-networks';

/** The form of a new block; a sign-in may name the network (`?network=`). */
export function loadNewBlock({ locale, request }: AreaCall) {
  const network = new URL(request.url).searchParams.get('network') ?? '';
  return Promise.resolve({ locale, texts: compileMessages(blockedNetworkMessages, locale), network });
}

/** Blocks a network. */
export async function blockNetwork({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, BLOCK_NETWORK_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/master/blocked-networks', { body: read.values });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}`);
  return refusedForm({ form, valueOf }, BLOCK_NETWORK_FORM, answer);
}

/** A blocked network, with the words of the list and of the form. */
export async function loadBlockedNetwork(call: AreaCall) {
  const shown = await loadRow(blockedNetworksList, call);
  return {
    ...shown,
    texts: { ...compileMessages(blockedNetworkMessages, call.locale), ...shown.texts },
  };
}

/** Ends the block. */
export async function unblockNetwork({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, UNBLOCK_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/master/blocked-networks/{id}/end', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (answer.ok) return data({ ...savedReply(form, UNBLOCK_FORM), values: { reason: '' } });
  return refusedForm({ form, valueOf }, UNBLOCK_FORM, answer);
}
