import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { courseMessages } from '../courses/messages.server';
import { ownContentMessages } from './messages.server';

/** What the signed-in customer may open. */
export async function loadOwnContent({ api, valueOf, locale }: AreaCall) {
  const [content, courses] = await Promise.all([
    api.get('/api/customer/content'),
    api.get('/api/customer/courses'),
  ]);
  const texts = compileMessages({ ...ownContentMessages, ...courseMessages }, locale);
  return { locale, texts, ...valueOf(content), courses: valueOf(courses).items };
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
