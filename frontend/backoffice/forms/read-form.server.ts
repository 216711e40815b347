import type { Locale } from '@guiche/checkout-rules';
import { translator } from '@guiche/i18n';
import { backofficeTexts, type BackofficeMessages } from '../messages/texts.server';
import type { ApiProblem } from '../../shared/server/api.server';
import { fieldMessage, fieldValue, type FormRules, type FormValues, type InputRule } from './field-text';
import type { ServerFormReply } from './form-reply';
import { isSecretField } from './secret-fields.server';

/** A submitted form: its values if every rule holds, else the answer with its problems. */
export type ReadForm<Rules extends FormRules> =
  | { readonly ok: true; readonly values: FormValues<Rules> }
  | { readonly ok: false; readonly reply: ServerFormReply<keyof Rules & string> };

/** Reads the fields that have rules, by these rules. What else was sent is ignored. */
export function readForm<const Rules extends FormRules>(
  form: FormData,
  rules: Rules,
  locale: Locale,
): ReadForm<Rules> {
  type Name = keyof Rules & string;
  const fields = Object.entries(rules) as [Name, InputRule][];
  const t = translator<BackofficeMessages>(backofficeTexts(locale), locale);
  const problems = fields.flatMap(([name, rule]) => {
    const message = fieldMessage(rule, textOf(form, name), locale, t);
    return message ? [[name, message] as const] : [];
  });
  if (problems.length > 0)
    return {
      ok: false,
      reply: replyTo(form, rules, { errors: Object.fromEntries(problems) as Partial<Record<Name, string>> }),
    };
  const values = fields.map(([name, rule]) => [name, fieldValue(rule, textOf(form, name), locale)]);
  return { ok: true, values: Object.fromEntries(values) as FormValues<Rules> };
}

/** The answer to a form that was neither saved nor refused: what was typed, without secrets. */
export const typedReply = <Name extends string>(
  form: FormData,
  rules: FormRules<Name>,
): ServerFormReply<Name> => replyTo(form, rules, {});

/** The answer to a form that was saved. */
export const savedReply = <Name extends string>(
  form: FormData,
  rules: FormRules<Name>,
): ServerFormReply<Name> => ({
  ...replyTo(form, rules, {}),
  saved: true,
});

/**
 * The answer to a form that the API refused: its sentences for the fields of this form, and its title for everything else. The
 * name of a nested field is the part before its first dot.
 */
export function refusedReply<Name extends string>(
  form: FormData,
  rules: FormRules<Name>,
  { code, errors, title, changedBy = null, changedAt = null }: ApiProblem,
): ServerFormReply<Name> {
  if (code === 'changedMeanwhile')
    return replyTo(form, rules, { message: title, conflict: { by: changedBy, at: changedAt } });
  const known = Object.entries(errors).flatMap(([path, sentences]) => {
    const name = path.split('.')[0] ?? path;
    return name in rules && sentences[0] ? [[name, sentences[0]] as const] : [];
  });
  return replyTo(form, rules, {
    errors: Object.fromEntries(known) as ServerFormReply<Name>['errors'],
    message: known.length === 0 ? title : null,
  });
}

function replyTo<Name extends string>(
  form: FormData,
  rules: FormRules<Name>,
  { errors = {}, message = null, conflict }: Partial<ServerFormReply<Name>>,
): ServerFormReply<Name> {
  const values = Object.keys(rules).map((name) => [
    name,
    isSecretField(form, name) ? '' : textOf(form, name),
  ]);
  return {
    ...{ saved: false, values: Object.fromEntries(values) as Record<Name, string>, errors, message },
    ...(conflict && { conflict }),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
