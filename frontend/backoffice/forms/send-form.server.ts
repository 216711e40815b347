import { data } from '@remix-run/node';
import type { Answer, ApiProblem } from '../../shared/server/api.server';
import type { AreaActionCall, AreaCall } from '../access/area-handlers.server';
import type { FormRules, FormValues } from './field-text';
import { readForm, refusedReply } from './read-form.server';

/** What a form shows beside its fields: a rule that changed meanwhile, a field that is not valid, too many attempts. */
const SHOWN_IN_FORM: readonly number[] = [409, 422, 429];

interface Sending<Rules extends FormRules, Value, Result> {
  /** Sends what was read. */
  readonly send: (values: FormValues<Rules>) => Promise<Answer<Value>>;
  /** What answers a form that was accepted: `savedReply`, or a redirect that it throws. */
  readonly sent: (value: Value) => Result;
  /** Further statuses whose sentence belongs in the form, for example 403: a permission that the sender may not grant. */
  readonly shown?: readonly number[];
}

/** Reads a form, sends it, and answers with the form where the API refused it. Every other refusal is a page of its own. */
export async function sendReadForm<const Rules extends FormRules, Value, Result>(
  { form, locale, valueOf }: AreaActionCall,
  rules: Rules,
  { send, sent, shown = [] }: Sending<Rules, Value, Result>,
) {
  const read = readForm(form, rules, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await send(read.values);
  if (answer.ok) return sent(answer.data);
  return refusedForm({ form, valueOf }, rules, answer, shown);
}

/** The form that the API refused, for actions that answer with more than a form. */
export function refusedForm<Name extends string>(
  { form, valueOf }: Pick<AreaActionCall, 'form' | 'valueOf'>,
  rules: FormRules<Name>,
  answer: Extract<Answer<unknown>, { ok: false }>,
  shown: readonly number[] = [],
) {
  const { problem } = answer;
  if (!isShownInForm(problem, shown)) valueOf(answer);
  return data(refusedReply(form, rules, problem), { status: problem.status });
}

/** Whether the sentence of a problem stands in the form, or the problem is a page of its own. */
export const isShownInForm = (
  { status }: Pick<ApiProblem, 'status'>,
  shown: readonly number[] = [],
): boolean => SHOWN_IN_FORM.includes(status) || shown.includes(status);

/** Whether the proof of the signed-in person needs a code. */
export const needsCodeOf = async ({ api, valueOf }: Pick<AreaCall, 'api' | 'valueOf'>): Promise<boolean> =>
  valueOf(await api.get('/api/second-factor')).isActive;
