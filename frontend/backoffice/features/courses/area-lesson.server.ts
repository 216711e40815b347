import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { sendFile } from '../../../shared/server/api.server';
import { productContentMessages } from '../content/messages.server';
import { LESSON_FORM } from './lesson-forms';
import { memberAreaMessages } from './messages.server';

const ofCall = ({ params }: AreaCall) => ({ id: params.id ?? '', lessonId: params.lessonId ?? '' });
const pageOf = (call: AreaCall) => `/platform/member-areas/${ofCall(call).id}`;

/** A lesson of an own members area. */
export async function loadAreaLesson(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const of = ofCall(call);
  const [area, answer] = await Promise.all([
    api.get('/api/platform/member-areas/{id}', { params: { id: of.id } }),
    api.get('/api/platform/member-areas/{id}/lessons/{lessonId}', { params: of }),
  ]);
  const lesson = valueOf(answer);
  const { id, title, modules } = valueOf(area);
  const initial = Object.entries(LESSON_FORM).map(([name, rule]) => {
    const value = lesson[name as keyof typeof LESSON_FORM] ?? undefined;
    return [name, fieldText(rule, value, locale)];
  });
  return {
    ...{
      locale,
      lesson,
      area: { id, title },
      modules: modules.map((one) => ({ id: one.id, title: one.title })),
    },
    texts: compileMessages({ ...productContentMessages, ...memberAreaMessages }, locale),
    initial: Object.fromEntries(initial) as Record<keyof typeof LESSON_FORM, string>,
  };
}

/** Saves the lesson, deletes it (`remove`) or its file (`removeFile`), or takes a file (`grant`, `file`). */
export async function changeAreaLesson(call: AreaActionCall) {
  const { api, form, intent, valueOf } = call;
  const params = ofCall(call);
  const query = { version: Number(form.get('version')) };
  if (intent === 'grant' || intent === 'file') return takeFile(call);
  if (intent !== 'remove' && intent !== 'removeFile') return saveLesson(call);
  const path = '/api/platform/member-areas/{id}/lessons/{lessonId}';
  const answer =
    intent === 'remove'
      ? await api.delete(path, { params, query })
      : await api.delete(`${path}/file`, { params, query });
  if (answer.ok)
    throw redirect(intent === 'remove' ? pageOf(call) : `${pageOf(call)}/${params.lessonId}`, 303);
  if (answer.problem.status !== 409) valueOf(answer);
  return reply({ problem: answer.problem.title }, 409);
}

interface LessonReply {
  readonly form: ReturnType<typeof savedReply<keyof typeof LESSON_FORM>> | null;
  /** The text as typed. */
  readonly body: string | null;
  readonly problem: string | null;
  /** Where the browser sends a file. */
  readonly url: string | null;
}

const reply = (said: Partial<LessonReply>, status = 200) =>
  data<LessonReply>({ form: null, body: null, problem: null, url: null, ...said }, { status });

async function saveLesson(call: AreaActionCall) {
  const { api, form, locale, valueOf } = call;
  const body = String(form.get('body') ?? '').replaceAll('\r\n', '\n');
  const read = readForm(form, LESSON_FORM, locale);
  if (!read.ok) return reply({ form: read.reply, body }, 422);
  const answer = await api.put('/api/platform/member-areas/{id}/lessons/{lessonId}', {
    params: ofCall(call),
    body: { ...read.values, body, version: Number(form.get('version')) } as never,
  });
  if (answer.ok) return reply({ form: savedReply(form, LESSON_FORM) });
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return reply({ form: refusedReply(form, LESSON_FORM, problem), body }, problem.status);
}

/** As the files of products are taken: the browser gets a link, or the form holds the file. */
async function takeFile(call: AreaActionCall) {
  const { api, context, form, intent, locale, valueOf } = call;
  const params = ofCall(call);
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : undefined;
  const [fileName, bytes] =
    intent === 'grant'
      ? [String(form.get('fileName') ?? ''), Number(form.get('bytes'))]
      : [file?.name ?? '', file?.size ?? 0];
  const granted = await api.post('/api/platform/member-areas/{id}/lessons/{lessonId}/file/uploads', {
    params,
    body: { fileName: fileName || 'file', bytes, version: Number(form.get('version')) },
  });
  if (!granted.ok) {
    const { status, title } = granted.problem;
    if (![409, 413, 422].includes(status)) valueOf(granted);
    return reply({ problem: title }, status);
  }
  if (intent === 'grant') return reply({ url: granted.data.url });
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect(`${pageOf(call)}/${params.lessonId}`, { status: 303 });
  return reply({ problem: answer.problem.title }, answer.problem.status);
}
