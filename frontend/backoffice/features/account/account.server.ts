import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { accountMessages } from './messages.server';

/** The signed-in person and their active sessions. */
export async function loadAccount({ api, valueOf, locale }: AreaCall) {
  const [current, sessions] = await Promise.all([api.get('/api/sessions/current'), api.get('/api/sessions')]);
  return {
    locale,
    texts: compileMessages(accountMessages, locale),
    user: valueOf(current).user,
    sessions: valueOf(sessions).items,
  };
}

/** Ends one session (`end`, with its `id`) or all others (`endOthers`). A session that has ended before is no problem. */
export async function changeAccount({ api, valueOf, form, intent }: AreaActionCall) {
  if (intent === 'endOthers') {
    valueOf(await api.delete('/api/sessions'));
    return { ended: true };
  }
  const answer = await api.delete('/api/sessions/{id}', { params: { id: String(form.get('id') ?? '') } });
  if (!answer.ok && answer.problem.code === 'notFound') return { ended: true };
  valueOf(answer);
  return { ended: true };
}
