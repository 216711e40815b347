import type { Answer } from '../../../shared/server/api.server';
import type { AreaActionCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { refusedReply, savedReply } from '../../forms/read-form.server';
import { isShownInForm } from '../../forms/send-form.server';

export interface PlatformReply {
  /** Which form it answers: a tab, with a name where a tab has several. */
  readonly form: string;
  readonly reply: ServerFormReply;
}

/** What a form of a platform says after the API answered. The reason is asked for again. */
export function replyTo<Name extends string>(
  { form, valueOf }: AreaActionCall,
  rules: Parameters<typeof savedReply<Name>>[1],
  answer: Answer<unknown>,
): ServerFormReply<Name> {
  if (answer.ok) {
    const saved = savedReply(form, rules);
    return { ...saved, values: { ...saved.values, reason: '' } };
  }
  if (!isShownInForm(answer.problem)) valueOf(answer);
  return refusedReply(form, rules, answer.problem);
}
