import { redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FieldValue } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { TAB_FORMS, tabOf } from './builder-forms';
import { builderReply } from './builder-reply.server';
import { changeFeedbacks } from './feedbacks.server';
import { changeImage } from './images.server';
import { builderMessages } from './messages.server';
import { previewAddress } from './unsaved-preview.server';

/** An own checkout with its draft, a link to look at it, and the form of the open tab. */
export async function loadBuilder(call: AreaCall) {
  const { api, valueOf, locale, params, url } = call;
  const id = { id: params.id ?? '' };
  const [shown, preview] = await Promise.all([
    api.get('/api/platform/checkouts/{id}', { params: id }),
    api.post('/api/platform/checkouts/{id}/previews', { params: id, body: {} }),
  ]);
  const checkout = valueOf(shown);
  const tab = tabOf(call);
  const values: Readonly<Record<string, unknown>> = { ...checkout.draft };
  const initial = Object.entries(TAB_FORMS[tab]).map(([name, rule]) => [
    name,
    fieldText(rule, (values[name] ?? undefined) as FieldValue, locale),
  ]);
  return {
    ...{ locale, texts: compileMessages(builderMessages, locale), checkout, tab },
    preview: previewAddress(valueOf(preview)),
    isWide: url.searchParams.get('width') === 'desktop',
    initial: Object.fromEntries(initial) as Record<string, string>,
  };
}

/**
 * Saves the open tab, a testimonial (`feedback…`), a picture (`grant`, `image`, `removeImage`) or the name
 * (`rename`), or forgets the draft (`discard`).
 */
export async function changeBuilder(call: AreaActionCall) {
  const { intent } = call;
  if (intent.startsWith('feedback')) return changeFeedbacks(call);
  if (['grant', 'image', 'removeImage'].includes(intent)) return changeImage(call);
  if (intent === 'discard') return discard(call);
  if (intent === 'rename') return rename(call);
  return saveTab(call);
}

async function saveTab(call: AreaActionCall) {
  const { api, form, locale, params, valueOf } = call;
  const tab = tabOf(call);
  const rules = TAB_FORMS[tab];
  const read = readForm(form, rules, locale);
  if (!read.ok) return builderReply({ form: read.reply }, 422);
  const answer = await api.put(`/api/platform/checkouts/{id}/${tab}`, {
    params: { id: params.id ?? '' },
    // The rules of the form are those of the API, and every field was read by them.
    body: { ...read.values, version: Number(form.get('version')) } as never,
  });
  if (answer.ok) return builderReply({ form: savedReply<string>(form, rules) });
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return builderReply({ form: refusedReply<string>(form, rules, problem) }, problem.status);
}

async function discard({ api, form, params, url, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/platform/checkouts/{id}/discard', {
    params: { id: params.id ?? '' },
    body: { version: Number(form.get('version')) },
  });
  if (!answer.ok && answer.problem.status === 409)
    return builderReply({ refused: answer.problem.title }, 409);
  valueOf(answer);
  throw redirect(url.pathname, { status: 303 });
}

async function rename({ api, form, params, url, valueOf }: AreaActionCall) {
  const answer = await api.put('/api/platform/checkouts/{id}/name', {
    params: { id: params.id ?? '' },
    body: { name: String(form.get('name') ?? ''), version: Number(form.get('version')) },
  });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return builderReply({ refused: answer.problem.title }, answer.problem.status);
  valueOf(answer);
  throw redirect(url.pathname, { status: 303 });
}
