import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { managerUsersList } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { FEES_FORM, MESSAGE_FORM, OWN_NOTE_FORM } from './managed-seller-forms';
import { managedSellerMessages } from './messages.server';

/** A seller of the signed-in manager. */
export async function loadManagedSeller({ api, locale, params, valueOf }: AreaCall) {
  const shown = valueOf(await api.get('/api/manager/users/{id}', { params: { id: params.id ?? '' } }));
  const texts = {
    ...compileMessages(messagesOfList(managerUsersList), locale),
    ...compileMessages(managedSellerMessages, locale),
  };
  return { locale, texts, requestKey: randomUUID(), ...shown };
}

export interface ManagedSellerReply {
  readonly of: 'note' | 'fees' | 'message';
  readonly form: ServerFormReply;
}

/** Adds a note (`note`), writes to the seller (`message`) or asks for other fees (`fees`). */
export async function actOnManagedSeller(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  if (intent === 'message') return writeToSeller(call);
  const address = { params: { id: params.id ?? '' } };
  if (intent === 'note') {
    const read = readForm(form, OWN_NOTE_FORM, locale);
    if (!read.ok) return refused('note', read.reply);
    const answer = await api.post('/api/manager/users/{id}/notes', { ...address, body: read.values });
    if (!answer.ok && answer.problem.status === 422)
      return refused('note', refusedReply(form, OWN_NOTE_FORM, answer.problem));
    valueOf(answer);
    return done('note', form, OWN_NOTE_FORM);
  }
  const read = readForm(form, FEES_FORM, locale);
  if (!read.ok) return refused('fees', read.reply);
  const answer = await api.post('/api/manager/users/{id}/fee-requests', { ...address, body: read.values });
  if (!answer.ok && answer.problem.status === 422)
    return refused('fees', refusedReply(form, FEES_FORM, answer.problem));
  valueOf(answer);
  return done('fees', form, FEES_FORM);
}

async function writeToSeller({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, MESSAGE_FORM, locale);
  if (!read.ok) return refused('message', read.reply);
  const answer = await api.post('/api/manager/users/{id}/messages', {
    params: { id: params.id ?? '' },
    body: { ...read.values, requestKey: String(form.get('requestKey') ?? '') },
  });
  if (!answer.ok && isShownInForm(answer.problem))
    return refused('message', refusedReply(form, MESSAGE_FORM, answer.problem));
  valueOf(answer);
  return done('message', form, MESSAGE_FORM);
}

const refused = (of: ManagedSellerReply['of'], form: ServerFormReply) =>
  data<ManagedSellerReply>({ of, form }, { status: 422 });

const done = (of: ManagedSellerReply['of'], form: FormData, rules: FormRules) => {
  const saved: ServerFormReply = savedReply(form, rules);
  const values = Object.fromEntries(Object.keys(saved.values).map((name) => [name, '']));
  return data<ManagedSellerReply>({ of, form: { ...saved, values } });
};
