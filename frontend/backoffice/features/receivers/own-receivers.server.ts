import { data, redirect } from '@remix-run/node';
import { STATES } from '@guiche/brazil';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FieldValue, type FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { ownReceiverMessages } from './own-messages.server';
import { COMPANY_RECEIVER_FORM, PERSON_RECEIVER_FORM } from './receiver-forms';
import { refusedWithReasons } from './refused-with-reasons.server';

const PAGE = '/platform/my-profile/receivers';

const rulesOf = (type: string | null): FormRules =>
  type === 'CNPJ' ? COMPANY_RECEIVER_FORM : PERSON_RECEIVER_FORM;

/** The receivers of the signed-in seller, and the form of a new one with what was entered last. */
export async function loadOwnReceivers({ api, valueOf, locale, url }: AreaCall) {
  const [own, factor] = await Promise.all([
    api.get('/api/platform/receivers'),
    api.get('/api/second-factor'),
  ]);
  const { items, providers, bankAccounts, documentType, registration } = valueOf(own);
  const usable = bankAccounts.filter(({ isUsable }) => isUsable);
  const wanted = url.searchParams.get('provider');
  const known: Readonly<Record<string, FieldValue>> = {
    ...registration,
    gatewayAccountId: (providers.find(({ name }) => name === wanted) ?? providers[0])?.gatewayAccountId,
    bankAccountId: usable[0]?.id,
  };
  const rules = rulesOf(documentType);
  const initial = Object.entries(rules).map(([name, rule]) => [name, fieldText(rule, known[name], locale)]);
  return {
    ...{ locale, texts: compileMessages(ownReceiverMessages, locale), items, documentType },
    providers: providers.map(({ gatewayAccountId, name }) => ({ value: gatewayAccountId, label: name })),
    bankAccounts: usable.map(({ id, label }) => ({ value: id, label })),
    states: STATES.map(({ code, name }) => ({ value: code, label: name })),
    initial: Object.fromEntries(initial) as Record<string, string>,
    needsCode: valueOf(factor).isActive,
  };
}

/** Opens a receiver. */
export async function openOwnReceiver({ api, form, locale, valueOf }: AreaActionCall) {
  const rules = rulesOf(String(form.get('type') ?? ''));
  const read = readForm(form, rules, locale);
  if (!read.ok) return data(read.reply as ServerFormReply, { status: 422 });
  // The rules of the form are those of the API, and every field was read by them.
  const answer = await api.post('/api/platform/receivers', { body: read.values as never });
  if (answer.ok) throw redirect(PAGE);
  const { problem } = answer;
  if (!isShownInForm(problem, [404])) valueOf(answer);
  return data(refusedWithReasons(form, rules, problem), { status: problem.status });
}
