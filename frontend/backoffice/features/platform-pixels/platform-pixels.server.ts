import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { platformPixelsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { pixelMessages } from './messages.server';
import { NEW_PIXEL_FORM, PIXEL_FORM } from './pixel-forms';

const LIST = '/admin-root/platform-pixels';
/** The network is called, which may take its time. */
const TEST_DEADLINE_MS = 12_000;

/** The words of the form of a new tracking id. */
export function loadNewPixel({ locale }: AreaCall) {
  return Promise.resolve({ locale, texts: compileMessages(pixelMessages, locale) });
}

export async function addPixel({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_PIXEL_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/platform-pixels', { body: read.values as never });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}`);
  return refusedForm({ form, valueOf }, NEW_PIXEL_FORM, answer);
}

/** A tracking id, with what can be changed of it. */
export async function loadPixel(call: AreaCall) {
  const { api, valueOf, locale, params } = call;
  const [shown, settings] = await Promise.all([
    loadRow(platformPixelsList, call),
    api.get('/api/admin/platform-pixels/{id}/settings', { params: { id: params.id ?? '' } }),
  ]);
  const texts = { ...compileMessages(pixelMessages, locale), ...shown.texts };
  return { ...shown, texts, settings: valueOf(settings) };
}

/** What the page of a tracking id shows after a form was sent. */
export interface PixelReply {
  /** The status that the network answered to a test. */
  readonly status: number | null;
  /** Why no test was sent. */
  readonly problem: string | null;
  readonly form: ServerFormReply<keyof typeof PIXEL_FORM> | null;
}

/** Sends a test event (`test`), forgets the token (`removeToken`), removes (`remove`) or changes a tracking id. */
export async function changePixel(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const address = { params: { id: params.id ?? '' } };
  if (intent === 'remove') {
    valueOf(await api.delete('/api/admin/platform-pixels/{id}', address));
    throw redirect(LIST);
  }
  if (intent === 'removeToken') {
    valueOf(await api.delete('/api/admin/platform-pixels/{id}/token', address));
    return data(replyOf({}));
  }
  if (intent === 'test') return sendTest(call);
  const read = readForm(form, PIXEL_FORM, locale);
  if (!read.ok) return data(replyOf({ form: read.reply }), { status: 422 });
  const body = { ...read.values, version: Number(form.get('version')) };
  const answer = await api.put('/api/admin/platform-pixels/{id}', { ...address, body });
  if (answer.ok) return data(replyOf({ form: savedReply(form, PIXEL_FORM) }));
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return data(replyOf({ form: refusedReply(form, PIXEL_FORM, problem) }), {
    status: problem.status,
  });
}

async function sendTest({ api, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/admin/platform-pixels/{id}/test', {
    params: { id: params.id ?? '' },
    timeoutMs: TEST_DEADLINE_MS,
  });
  if (answer.ok) return data(replyOf({ status: answer.data.status }));
  if (answer.problem.status !== 409) valueOf(answer);
  return data(replyOf({ problem: answer.problem.title }), { status: 409 });
}

const replyOf = (reply: Partial<PixelReply>): PixelReply => ({
  status: null,
  problem: null,
  form: null,
  ...reply,
});
