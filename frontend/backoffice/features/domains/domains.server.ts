import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { domainsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm, refusedForm } from '../../forms/send-form.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { loadRow } from '../../lists/list-loader.server';
import { DOMAIN_DECISION_FORM, DOMAIN_FORM } from './domain-forms';
import { domainMessages } from './messages.server';

const LIST = '/admin-root/domains';
/** DNS and the host itself are asked. */
const CHECK_DEADLINE_MS = 20_000;

/** The words of the form of a new host. */
export function loadNewDomain({ locale }: AreaCall) {
  return Promise.resolve({ locale, texts: compileMessages(domainMessages, locale) });
}

/** Adds a host and leads to its records. */
export async function addDomain({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, DOMAIN_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/domains', { body: read.values as never });
  if (answer.ok) throw redirect(`${LIST}/${answer.data.id}`);
  return refusedForm({ form, valueOf }, DOMAIN_FORM, answer);
}

/** A host with its records. */
export async function loadDomain(call: AreaCall) {
  const { api, valueOf, locale, params } = call;
  const [shown, records, factor] = await Promise.all([
    loadRow(domainsList, call),
    api.get('/api/admin/domains/{id}/records', { params: { id: params.id ?? '' } }),
    api.get('/api/second-factor'),
  ]);
  const texts = { ...compileMessages(domainMessages, locale), ...shown.texts };
  return { ...shown, texts, ...valueOf(records), needsCode: valueOf(factor).isActive };
}

/** What the page of a host shows after a form was sent. */
export interface DomainReply {
  readonly checked: boolean;
  /** Why the check could not be made. */
  readonly problem: string | null;
  readonly form: ServerFormReply<keyof typeof DOMAIN_DECISION_FORM> | null;
}

/** Checks a host (`check`), makes it the default (`makeDefault`) or removes it (`remove`). */
export async function changeDomain(call: AreaActionCall) {
  return call.intent === 'check' ? check(call) : decide(call);
}

async function check({ api, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/admin/domains/{id}/check', {
    params: { id: params.id ?? '' },
    timeoutMs: CHECK_DEADLINE_MS,
  });
  if (answer.ok) return data(replyOf({ checked: true }));
  if (!isShownInForm(answer.problem)) valueOf(answer);
  return data(replyOf({ problem: answer.problem.title }), { status: answer.problem.status });
}

async function decide({ api, form, intent, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, DOMAIN_DECISION_FORM, locale);
  if (!read.ok) return data(replyOf({ form: read.reply }), { status: 422 });
  const address = { params: { id: params.id ?? '' }, body: read.values };
  const answer =
    intent === 'remove'
      ? await api.post('/api/admin/domains/{id}/removal', address)
      : await api.put('/api/admin/domains/{id}/default', address);
  if (answer.ok && intent === 'remove') throw redirect(LIST);
  if (answer.ok) {
    const saved = savedReply(form, DOMAIN_DECISION_FORM);
    return data(replyOf({ form: { ...saved, values: { ...saved.values, reason: '' } } }));
  }
  const { problem } = answer;
  if (!isShownInForm(problem)) valueOf(answer);
  return data(replyOf({ form: refusedReply(form, DOMAIN_DECISION_FORM, problem) }), {
    status: problem.status,
  });
}

const replyOf = (reply: Partial<DomainReply>): DomainReply => ({
  checked: false,
  problem: null,
  form: null,
  ...reply,
});
