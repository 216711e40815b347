import { randomUUID } from 'node:crypto';
import { data, redirect } from '@remix-run/node';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { ownAnticipationsList } from '@guiche/lists';
import type { Cents } from '@guiche/money';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm, needsCodeOf } from '../../forms/send-form.server';
import { moneyText } from '../../components/money-text';
import { loadRow } from '../../lists/list-loader.server';
import { ACCEPT_RATE_FORM, ANTICIPATE_FORM, CONFIRM_ANTICIPATION_FORM } from './anticipation-forms';
import { anticipateMessages } from './messages.server';

const LIST = '/platform/financial/anticipations';

const termsOf = async ({ api, valueOf }: AreaCall, amount?: Cents) =>
  valueOf(
    await api.get('/api/platform/anticipation-terms', { query: amount === undefined ? {} : { amount } }),
  );

/** How much can be paid early, and what it costs. */
export async function loadAnticipate(call: AreaCall) {
  const [terms, needsCode] = await Promise.all([termsOf(call), needsCodeOf(call)]);
  return {
    ...{ locale: call.locale, terms, needsCode },
    texts: compileMessages(anticipateMessages, call.locale),
    // The same form that is sent twice is one request.
    requestKey: randomUUID(),
  };
}

const savedAs = (form: FormData) => ({ ...savedReply(form, ANTICIPATE_FORM), saved: false });

/** Shows what an amount costs (`review`), or asks for it. */
export async function anticipate(call: AreaActionCall) {
  const { api, form, intent, locale, valueOf } = call;
  if (intent === 'change') return data({ form: savedAs(form), review: null });
  const amountRead = readForm(form, ANTICIPATE_FORM, locale);
  if (!amountRead.ok) return data({ form: amountRead.reply, review: null }, { status: 422 });
  const { amount } = amountRead.values;
  const terms = await termsOf(call, amount as Cents);
  const review = terms.quote;
  if (review === null) {
    const t = translator<typeof anticipateMessages>(compileMessages(anticipateMessages, locale), locale);
    const values = { min: moneyText(terms.minAmount, locale), limit: moneyText(terms.limit, locale) };
    const reply = { ...savedAs(form), errors: { amount: t('notPossible', values) } };
    return data({ form: reply, review: null }, { status: 422 });
  }
  if (intent === 'review') return data({ form: savedAs(form), review });
  const read = readForm(form, CONFIRM_ANTICIPATION_FORM, locale);
  if (!read.ok) return data({ form: read.reply, review }, { status: 422 });
  const answer = await api.post('/api/platform/anticipations', {
    // The rules of the form are those of the API; the fee is the one that the page showed.
    body: {
      ...(read.values as never as { amount: Cents; password: string; code?: string }),
      fee: Number(form.get('fee')) as Cents,
      requestKey: String(form.get('requestKey') ?? ''),
    },
  });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}`);
  const { problem } = answer;
  if (!isShownInForm(problem)) valueOf(answer);
  return data(
    { form: refusedReply(form, CONFIRM_ANTICIPATION_FORM, problem), review },
    { status: problem.status },
  );
}

/** An own anticipation with its sales and rates. */
export async function loadOwnAnticipation(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, details, needsCode] = await Promise.all([
    loadRow(ownAnticipationsList, call),
    api.get('/api/platform/anticipations/{id}/details', { params: { id: params.id ?? '' } }).then(valueOf),
    needsCodeOf(call),
  ]);
  return {
    ...shown,
    details,
    needsCode,
    texts: { ...compileMessages(anticipateMessages, locale), ...shown.texts },
  };
}

/** Accepts a changed rate (`accept`), or takes the request back. */
export async function answerAnticipation({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const id = params.id ?? '';
  if (intent !== 'accept') {
    const answer = await api.post('/api/platform/anticipations/{id}/cancel', { params: { id } });
    if (!answer.ok && answer.problem.status === 409)
      return data({ form: undefined, problem: answer.problem.title }, { status: 409 });
    valueOf(answer);
    throw redirect(`${LIST}/${id}`);
  }
  const read = readForm(form, ACCEPT_RATE_FORM, locale);
  if (!read.ok) return data({ form: read.reply, problem: null }, { status: 422 });
  const answer = await api.post('/api/platform/anticipations/{id}/accept', {
    params: { id },
    body: {
      ...(read.values as never as { password: string; code?: string }),
      fee: Number(form.get('fee')) as Cents,
    },
  });
  if (answer.ok) throw redirect(`${LIST}/${id}`);
  const { problem } = answer;
  if (!isShownInForm(problem)) valueOf(answer);
  return data(
    { form: refusedReply(form, ACCEPT_RATE_FORM, problem), problem: null },
    { status: problem.status },
  );
}
