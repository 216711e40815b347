import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { ownContentMessages } from './messages.server';

/** What the signed-in customer may open. */
export async function loadOwnContent({ api, valueOf, locale }: AreaCall) {
  const answer = await api.get('/api/customer/content');
  return { locale, texts: compileMessages(ownContentMessages, locale), ...valueOf(answer) };
}

/** Leads to a file by a link for a minute. A form, because it counts: pages that are loaded in advance must not download. */
export async function downloadFile({ api, form, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/customer/content/files/{id}/downloads', {
    params: { id: String(form.get('file')) },
    body: { itemId: String(form.get('item')) },
  });
  if (answer.ok) throw redirect(answer.data.url, { status: 303 });
  if (answer.problem.status !== 409) valueOf(answer);
  return data({ refused: answer.problem.title }, { status: answer.problem.status });
}
