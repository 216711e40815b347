import { data } from '@remix-run/node';
import { formatDocument } from '@guiche/brazil';
import { compileMessages } from '@guiche/i18n/compile';
import { usersList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { BLOCK_FORM, DOCUMENT_FORM, NOTE_FORM } from './block-form';
import { LOST_FACTOR_FORM } from '../lost-factor/lost-factor-form';
import { lostFactorMessages } from '../lost-factor/messages.server';
import { sellerPageMessages } from './messages.server';

/** A seller: the row of the list, balances, notes, what happened, and what the reader may do. */
export async function loadSeller(call: AreaCall) {
  const [shown, current, file] = await Promise.all([
    loadRow(usersList, call),
    call.api.get('/api/sessions/current'),
    call.api.get('/api/admin/users/{id}/file', { params: { id: call.params.id ?? '' } }),
  ]);
  const { flags } = call.valueOf(current).user;
  const may = (flag: string) => flags.some((one) => one === flag);
  return {
    ...shown,
    ...call.valueOf(file),
    mayLoginAs: may('isUsersLoginAvailable'),
    mayChangeTerms: may('isUserAdvancedOptionsAvailable'),
    maySeeDocument: may('isUserDocumentsAvailable'),
    factor: may('isUserAdvancedOptionsAvailable') ? await factorOf(call) : null,
    documents: may('isUserDocumentsAvailable') ? await documentsOf(call) : null,
    mayReviewDocuments: may('isValidateDocumentsAvailable'),
    texts: {
      ...shown.texts,
      ...compileMessages(sellerPageMessages, call.locale),
      ...compileMessages(lostFactorMessages, call.locale),
    },
  };
}

async function factorOf({ api, params, valueOf }: AreaCall) {
  return valueOf(await api.get('/api/admin/users/{id}/second-factor', { params: { id: params.id ?? '' } }));
}

async function documentsOf({ api, params, valueOf }: AreaCall) {
  const answer = await api.get('/api/admin/users/{id}/documents', { params: { id: params.id ?? '' } });
  return valueOf(answer).items;
}

/** Which form of the page was answered. */
type Form = 'block' | 'note' | 'document' | 'factor';

export interface SellerReply {
  readonly of: Form;
  readonly form: ServerFormReply;
  /** The CPF or CNPJ that was asked for, and until when it may be shown. */
  readonly revealed: { readonly document: string | null; readonly until: string } | null;
}

/** Blocks the seller (`block`, `unblock`), adds a note (`note`), shows the document (`document`) or removes the second factor (`resetFactor`). */
export async function changeSeller(call: AreaActionCall) {
  switch (call.intent) {
    case 'note':
      return addNote(call);
    case 'document':
      return revealDocument(call);
    case 'resetFactor':
      return resetFactor(call);
    default:
      return blockSeller(call);
  }
}

async function blockSeller({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, BLOCK_FORM, locale);
  if (!read.ok) return refused('block', read.reply);
  const answer = await api.put('/api/admin/users/{id}/block', {
    params: { id: params.id ?? '' },
    body: { blocked: intent === 'block', reason: read.values.reason },
  });
  if (!answer.ok && answer.problem.status === 422)
    return refused('block', refusedReply(form, BLOCK_FORM, answer.problem));
  valueOf(answer);
  return done('block', form, BLOCK_FORM);
}

async function addNote({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, NOTE_FORM, locale);
  if (!read.ok) return refused('note', read.reply);
  const answer = await api.post('/api/admin/users/{id}/notes', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (!answer.ok && answer.problem.status === 422)
    return refused('note', refusedReply(form, NOTE_FORM, answer.problem));
  valueOf(answer);
  return done('note', form, NOTE_FORM);
}

async function resetFactor({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, LOST_FACTOR_FORM, locale);
  if (!read.ok) return refused('factor', read.reply);
  const answer = await api.post('/api/admin/users/{id}/second-factor-reset', {
    params: { id: params.id ?? '' },
    body: { reason: read.values.factorReason },
  });
  if (!answer.ok && answer.problem.status === 422)
    return refused('factor', refusedReply(form, LOST_FACTOR_FORM, answer.problem));
  valueOf(answer);
  return done('factor', form, LOST_FACTOR_FORM);
}

async function revealDocument({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, DOCUMENT_FORM, locale);
  if (!read.ok) return refused('document', read.reply);
  const answer = await api.post('/api/admin/users/{id}/document-view', {
    params: { id: params.id ?? '' },
    body: { reason: read.values.documentReason },
  });
  const { document, until } = valueOf(answer);
  const revealed = { document: document === null ? null : formatDocument(document), until };
  return done('document', form, DOCUMENT_FORM, revealed);
}

const refused = (of: Form, form: ServerFormReply) =>
  data<SellerReply>({ of, form, revealed: null }, { status: 422 });

const done = (of: Form, form: FormData, rules: FormRules, revealed: SellerReply['revealed'] = null) => {
  const saved: ServerFormReply = savedReply(form, rules);
  const values = Object.fromEntries(Object.keys(saved.values).map((name) => [name, '']));
  return data<SellerReply>({ of, form: { ...saved, values }, revealed });
};
