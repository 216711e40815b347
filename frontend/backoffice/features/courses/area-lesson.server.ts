import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { sendFile } from '../../../shared/server/api.server';
import { productContentMessages } from '../content/messages.server';
import { changed } from '../products/order-bumps.server';
import { LESSON_FORM } from './lesson-forms';
import { memberAreaMessages } from './messages.server';

const ofCall = ({ params }: AreaCall) => ({ id: params.id ?? '', lessonId: params.lessonId ?? '' });
const pageOf = (call: AreaCall) => `/platform/member-areas/${ofCall(call).id}`;

const LESSON = '/api/platform/member-areas/{id}/lessons/{lessonId}';
const FILES = `${LESSON}/files` as const;

/** A lesson of an own members area. */
export async function loadAreaLesson(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const of = ofCall(call);
  const [area, answer] = await Promise.all([
    api.get('/api/platform/member-areas/{id}', { params: { id: of.id } }),
    api.get(LESSON, { params: of }),
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

/**
 * Saves the lesson or deletes it (`remove`), takes a file (`grant`, `file`), or changes one (`saveFile`, `up`, `down`,
 * `removeFile`).
 */
export async function changeAreaLesson(call: AreaActionCall) {
  const { api, form, intent, valueOf } = call;
  if (intent === 'grant' || intent === 'file') return takeFile(call);
  if (['saveFile', 'up', 'down', 'removeFile'].includes(intent)) return changeFile(call);
  if (intent !== 'remove') return saveLesson(call);
  const query = { version: Number(form.get('version')) };
  const answer = await api.delete(LESSON, { params: ofCall(call), query });
  if (answer.ok) throw redirect(pageOf(call), 303);
  if (answer.problem.status !== 409) valueOf(answer);
  return reply({ problem: answer.problem.title }, 409);
}

async function changeFile(call: AreaActionCall) {
  const { form, intent, valueOf } = call;
  const fileId = String(form.get('file') ?? '');
  const answer = await sentChange(call, { ...ofCall(call), fileId });
  if (answer.ok) return reply({ saved: intent === 'saveFile' ? fileId : null });
  const { status, title, errors } = answer.problem;
  if (![409, 422].includes(status)) valueOf(answer);
  return reply({ problem: Object.values(errors)[0]?.[0] ?? title }, status);
}

async function sentChange(
  { api, form, intent, valueOf }: AreaActionCall,
  params: ReturnType<typeof ofCall> & { readonly fileId: string },
) {
  const version = Number(form.get('version'));
  const { id, lessonId, fileId } = params;
  if (intent === 'removeFile') return api.delete(`${FILES}/{fileId}`, { params, query: { version } });
  if (intent === 'saveFile')
    return api.put(`${FILES}/{fileId}`, {
      params,
      body: { title: String(form.get('title') ?? ''), version },
    });
  const { files } = valueOf(await api.get(LESSON, { params: { id, lessonId } }));
  const ids = files.map((file) => file.id);
  const body = { fileIds: changed(ids, intent, fileId) };
  return api.put(`${FILES}/order`, { params: { id, lessonId }, body });
}

interface LessonReply {
  readonly form: ReturnType<typeof savedReply<keyof typeof LESSON_FORM>> | null;
  /** The text as typed. */
  readonly body: string | null;
  readonly problem: string | null;
  /** The file that was renamed. */
  readonly saved: string | null;
  /** Where the browser sends a file. */
  readonly url: string | null;
}

const reply = (said: Partial<LessonReply>, status = 200) =>
  data<LessonReply>({ form: null, body: null, problem: null, saved: null, url: null, ...said }, { status });

async function saveLesson(call: AreaActionCall) {
  const { api, form, locale, valueOf } = call;
  const body = String(form.get('body') ?? '').replaceAll('\r\n', '\n');
  const read = readForm(form, LESSON_FORM, locale);
  if (!read.ok) return reply({ form: read.reply, body }, 422);
  const answer = await api.put(LESSON, {
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
  const granted = await api.post(`${FILES}/uploads`, {
    params,
    body: { fileName: fileName || 'file', bytes },
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
