import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { sessionLogsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { END_SESSIONS_FORM } from './end-sessions-form';
import { sessionLogMessages } from './messages.server';

/** A sign-in, with the words of the list and of the form. */
export async function loadSessionLog(call: AreaCall) {
  const shown = await loadRow(sessionLogsList, call);
  return { ...shown, texts: { ...compileMessages(sessionLogMessages, call.locale), ...shown.texts } };
}

/** Ends the session of the sign-in, or all of its person (`all`). */
export async function endSessions({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, END_SESSIONS_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/master/session-logs/{id}/end', {
    params: { id: params.id ?? '' },
    body: { all: intent === 'all', reason: read.values.reason },
  });
  if (!answer.ok && answer.problem.status === 422)
    return data(refusedReply(form, END_SESSIONS_FORM, answer.problem), { status: 422 });
  valueOf(answer);
  return data({ ...savedReply(form, END_SESSIONS_FORM), values: { reason: '' } });
}
