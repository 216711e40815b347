import type { ApiProblem } from '../../../shared/server/api.server';
import type { FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { refusedReply } from '../../forms/read-form.server';

/** The answer to a form that was refused. What a provider requires beyond its fields (a document, a bank) stands above them. */
export function refusedWithReasons(form: FormData, rules: FormRules, problem: ApiProblem): ServerFormReply {
  const reply = refusedReply(form, rules, problem) as ServerFormReply;
  const foreign = Object.entries(problem.errors).flatMap(([name, texts]) => (name in rules ? [] : texts));
  return foreign.length > 0 ? { ...reply, message: foreign.join(' ') } : reply;
}
