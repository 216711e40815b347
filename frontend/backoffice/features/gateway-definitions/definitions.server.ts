import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';
import { DEFINE_FORM, DEFINITION_FORM } from './definition-forms';
import { definitionMessages } from './messages.server';

/** Every operation is rehearsed. */
const REHEARSAL_DEADLINE_MS = 20_000;

/** The gateways that are data. */
export async function loadDefinitions({ api, locale, valueOf }: AreaCall) {
  const [definitions, factor] = await Promise.all([
    api.get('/api/master/gateway-definitions'),
    api.get('/api/second-factor'),
  ]);
  return {
    ...{ locale, texts: compileMessages(definitionMessages, locale) },
    ...{ definitions: valueOf(definitions).items, needsCode: valueOf(factor).isActive },
  };
}

/** Checks a definition, or keeps it (`define`). */
export async function changeDefinitions(call: AreaActionCall) {
  const { api, form, intent, locale, valueOf } = call;
  const isKept = intent === 'define';
  const read = readForm(form, isKept ? DEFINE_FORM : DEFINITION_FORM, locale);
  const refused = (reply: ServerFormReply) =>
    data({ reply, rehearsed: null, isKept: false }, { status: 422 });
  if (!read.ok) return refused(refusedValues(form, read.reply));
  const { definition, reason = '', password = '', code } = read.values;
  const sample = String(form.get('sample') ?? '');
  const answer = isKept
    ? await api.post('/api/master/gateway-definitions', {
        body: { definition, reason, password, code },
        timeoutMs: REHEARSAL_DEADLINE_MS,
      })
    : await api.post('/api/master/gateway-definitions/rehearsal', {
        body: { definition, ...(sample !== '' && { sample }) },
        timeoutMs: REHEARSAL_DEADLINE_MS,
      });
  if (!answer.ok) {
    if (!isShownInForm(answer.problem)) valueOf(answer);
    return refused(refusedReply(form, DEFINITION_FORM, answer.problem));
  }
  const rehearsed = answer.data;
  const isStored = isKept && rehearsed.problems.length === 0;
  const reply = { ...savedReply(form, DEFINITION_FORM), saved: isStored };
  return data({ reply, rehearsed, isKept: isStored });
}

/** What was typed, with the problems of the fields that are needed to keep it. */
const refusedValues = (form: FormData, reply: ServerFormReply): ServerFormReply => ({
  ...savedReply(form, DEFINITION_FORM),
  ...{ saved: false, errors: reply.errors, message: reply.message },
});
