import type { AreaActionCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import type { Answer } from '../../../shared/server/api.server';
import { rearranged } from './arrange';
import { FEEDBACK_FORM } from './builder-forms';
import { builderReply } from './builder-reply.server';

/** Adds (`feedbackAdd`), changes (`feedbackEdit`), moves (`feedbackUp`, `feedbackDown`) or removes (`feedbackRemove`) a testimonial. */
export async function changeFeedbacks(call: AreaActionCall) {
  const { intent } = call;
  if (intent === 'feedbackAdd' || intent === 'feedbackEdit') return write(call);
  return arrange(call);
}

async function write(call: AreaActionCall) {
  const { api, form, intent, locale, params } = call;
  const read = readForm(form, FEEDBACK_FORM, locale);
  if (!read.ok) return builderReply({ refused: Object.values(read.reply.errors)[0] ?? null }, 422);
  const body = { ...read.values, version: Number(form.get('version')) } as never;
  const id = params.id ?? '';
  if (intent === 'feedbackAdd')
    return replyTo(call, await api.post('/api/platform/checkouts/{id}/feedbacks', { params: { id }, body }));
  const feedbackId = String(form.get('feedback') ?? '');
  const path = '/api/platform/checkouts/{id}/feedbacks/{feedbackId}';
  return replyTo(call, await api.put(path, { params: { id, feedbackId }, body }));
}

async function arrange(call: AreaActionCall) {
  const { api, form, intent, params, valueOf } = call;
  const id = { id: params.id ?? '' };
  const { draft } = valueOf(await api.get('/api/platform/checkouts/{id}', { params: id }));
  const present = draft.feedbacks.map((feedback) => feedback.id);
  const step = intent.replace('feedback', '').toLowerCase();
  const ids = rearranged(present, step, String(form.get('feedback') ?? ''));
  const answer = await api.put('/api/platform/checkouts/{id}/feedbacks', {
    params: id,
    body: { ids, version: Number(form.get('version')) },
  });
  return replyTo(call, answer);
}

function replyTo({ valueOf }: AreaActionCall, answer: Answer<unknown>) {
  if (answer.ok) return builderReply({});
  const { status, title, errors } = answer.problem;
  if (![409, 422].includes(status)) valueOf(answer);
  return builderReply({ refused: Object.values(errors)[0]?.[0] ?? title }, status);
}
