import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { webhookLogsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm, needsCodeOf, refusedForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { webhookMessages } from './messages.server';
import { FILTER_FORM, REPLAY_FORM, RESOLVE_FORM, type REPLAYED_RESULTS } from './webhook-forms';

const REPLAYS = '/master-root/webhook-logs/replays';
const MOST_PLATFORMS = 100;

/** A webhook, what was delivered, and what a replay would do. */
export async function loadWebhookLog(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, needsCode, answer] = await Promise.all([
    loadRow(webhookLogsList, call),
    needsCodeOf(call),
    api.get('/api/master/webhook-logs/{id}/delivery', { params: { id: params.id ?? '' } }),
  ]);
  const texts = { ...compileMessages(webhookMessages, locale), ...shown.texts };
  return { ...shown, needsCode, inspection: valueOf(answer), texts };
}

/** Replays a webhook, or marks it as resolved (`primary` is `resolve`). */
export async function changeWebhookLog(call: AreaActionCall) {
  const form = call.form.get('primary') === 'resolve' ? 'resolve' : 'replay';
  const { reply, status } = await (form === 'resolve' ? resolveWebhook(call) : replayWebhook(call));
  return data({ form, reply }, { status });
}

async function replayWebhook({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, REPLAY_FORM, locale);
  if (!read.ok) return { reply: read.reply, status: 422 };
  const answer = await api.post('/api/master/webhook-logs/{id}/replay', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (answer.ok) return { reply: { ...savedReply(form, REPLAY_FORM), values: NO_PROOF }, status: 200 };
  if (!isShownInForm(answer.problem)) valueOf(answer);
  const { problem } = answer;
  return { reply: refusedReply(form, REPLAY_FORM, problem), status: problem.status };
}

async function resolveWebhook({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, RESOLVE_FORM, locale);
  if (!read.ok) return { reply: read.reply, status: 422 };
  const answer = await api.post('/api/master/webhook-logs/{id}/resolution', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  if (answer.ok) return { reply: { ...savedReply(form, RESOLVE_FORM), values: { note: '' } }, status: 200 };
  if (!isShownInForm(answer.problem)) valueOf(answer);
  return { reply: refusedReply(form, RESOLVE_FORM, answer.problem), status: answer.problem.status };
}

/** The latest replays of many; with a filter in the address, also how many webhooks it names. */
export async function loadWebhookReplays(call: AreaCall) {
  const { api, url, valueOf, locale } = call;
  const [platforms, replays, needsCode] = await Promise.all([
    api.get('/api/master/platforms', { query: { limit: MOST_PLATFORMS, sort: 'name' } }),
    api.get('/api/master/webhook-replays'),
    needsCodeOf(call),
  ]);
  const asked = Object.fromEntries(
    Object.keys(FILTER_FORM).map((name) => [name, url.searchParams.get(name) ?? '']),
  ) as Record<keyof typeof FILTER_FORM, string>;
  const filter = { ...asked, result: asked.result || 'FAILED' };
  return {
    ...{ locale, needsCode, filter, texts: compileMessages(webhookMessages, locale) },
    platforms: valueOf(platforms).items.map(({ id, name }) => ({ value: id, label: name ?? '' })),
    replays: valueOf(replays).items,
    counted: url.searchParams.has('from') ? await countOf(call, filter) : null,
  };
}

async function countOf({ api, locale, valueOf }: AreaCall, filter: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(filter)) form.set(name, value);
  const read = readForm(form, FILTER_FORM, locale);
  if (!read.ok) return { reply: read.reply, webhooks: 0, most: 0 };
  const answer = await api.get('/api/master/webhook-replays/count', {
    query: { ...read.values, result: resultOf(read.values) },
  });
  if (!answer.ok && answer.problem.status === 422)
    return { reply: refusedReply(form, FILTER_FORM, answer.problem), webhooks: 0, most: 0 };
  return { reply: undefined, ...valueOf(answer) };
}

/** Replays what the filter names. */
export async function replayWebhooks({ api, form, locale, valueOf }: AreaActionCall) {
  const filter = readForm(form, FILTER_FORM, locale);
  const read = readForm(form, REPLAY_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  if (!filter.ok) throw redirect(REPLAYS);
  const answer = await api.post('/api/master/webhook-replays', {
    body: {
      ...filter.values,
      result: resultOf(filter.values),
      ...read.values,
      expected: Number(form.get('expected')),
    },
  });
  if (answer.ok) throw redirect(REPLAYS);
  return refusedForm({ form, valueOf }, REPLAY_FORM, answer);
}

/** `readForm` has checked that it is one of the choices. */
const resultOf = ({ result }: { readonly result: string }) => result as (typeof REPLAYED_RESULTS)[number];

const NO_PROOF = { reason: '', password: '', code: '' };
