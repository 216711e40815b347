import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { courseMessages } from './messages.server';

export const COURSES = '/my-purchases/access-purchases';

/** A course of the signed-in customer, and what is finished. */
export async function loadCourse({ api, valueOf, locale, params }: AreaCall) {
  const answer = await api.get('/api/customer/courses/{id}', { params: { id: params.id ?? '' } });
  return { locale, texts: compileMessages(courseMessages, locale), course: valueOf(answer) };
}

/** A lesson with the course beside it. One that opens later leads to the course, which says when. */
export async function loadLesson({ api, valueOf, locale, params }: AreaCall) {
  const of = { id: params.id ?? '', lessonId: params.lessonId ?? '' };
  const answer = await api.get('/api/customer/courses/{id}/lessons/{lessonId}', { params: of });
  if (!answer.ok && answer.problem.status === 409) throw redirect(`${COURSES}/${of.id}`);
  return { locale, texts: compileMessages(courseMessages, locale), lesson: valueOf(answer) };
}

/** Marks the lesson as finished and leads to the next one (`next`), or marks it as not finished (`reopen`). */
export async function changeLesson({ api, form, intent, params, valueOf }: AreaActionCall) {
  const of = { id: params.id ?? '', lessonId: params.lessonId ?? '' };
  const path = '/api/customer/courses/{id}/lessons/{lessonId}/done';
  if (intent === 'reopen') {
    valueOf(await api.delete(path, { params: of }));
    return data(null);
  }
  valueOf(await api.put(path, { params: of }));
  const next = String(form.get('next') ?? '');
  throw redirect(/^[\da-f-]{36}$/.test(next) ? `${COURSES}/${of.id}/${next}` : `${COURSES}/${of.id}`, {
    status: 303,
  });
}

/** The certificate of a finished course, as a file. */
export async function sendCertificate({ params, stream }: AreaCall): Promise<Response> {
  const answer = await stream(`/api/customer/courses/${encodeURIComponent(params.id ?? '')}/certificate`);
  return new Response(answer.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="certificado.pdf"',
      'cache-control': 'no-store',
    },
  });
}
