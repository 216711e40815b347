import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useLocale } from '../../shared/i18n/use-texts';
import { useBackofficeTexts } from '../messages/use-texts';
import { fieldMessage, type FormRules, type InputRule } from './field-text';
import { formOf, useFormOwner, type KeptForm } from './kept-form';
import type { ServerFormReply } from './form-reply';

/** The texts of the fields by name, as typed. A switch is `on` or empty. */
type FieldTexts = Record<string, string>;

interface ServerFormOptions<Name extends string> {
  readonly rules: FormRules<Name>;
  /** The initial texts of the fields: {@link fieldText} of the values. */
  readonly initial: Readonly<Record<Name, string>>;
  /** The answer of the action; undefined before the form was sent. */
  readonly reply: ServerFormReply<Name> | undefined;
}

export interface ServerFormState<Name extends string> {
  readonly form: UseFormReturnType<FieldTexts>;
  readonly rules: FormRules<Name>;
  readonly reply: ServerFormReply<Name> | undefined;
  /** The texts of the record as the page shows it now. */
  readonly initial: Readonly<Record<Name, string>>;
  /** Takes the focus when the form is refused. */
  readonly summary: RefObject<HTMLDivElement>;
  /**
   * The person typed these values before their session ended or a proof was needed. The version of the record that they edited; empty
   * without one.
   */
  readonly kept: Pick<KeptForm, 'because' | 'ticked' | 'version' | 'basedOn'> | null;
  /** The id of a field's input: a page may have several forms with a field of the same name. */
  readonly fieldId: (name: string) => string;
  /** The form was refused since it was opened: its problems are also listed above it. */
  readonly refused: boolean;
  /** Lists the problems, and gives the list the focus as soon as it is drawn. */
  readonly refuse: () => void;
}

/**
 * A form that the server checks and the browser checks first, by the same rules. It works without script: each field has a
 * name, its value and its problem in the HTML of the server.
 */
export function useServerForm<Name extends string>({
  rules,
  initial,
  reply,
}: ServerFormOptions<Name>): ServerFormState<Name> {
  const t = useBackofficeTexts();
  const locale = useLocale();
  const summary = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [refused, setRefused] = useState(isRefusal(reply));
  const checks = Object.entries<InputRule>(rules).map(
    ([name, rule]) => [name, (text: string) => fieldMessage(rule, text, locale, t) ?? null] as const,
  );
  const formId = useId();
  const fieldId = (name: string): string => `${formId}${name}`;
  const owner = useFormOwner();
  // Of the page as it was opened: the next answer of the server has it no more.
  const [kept] = useState(() => (owner?.kept?.of === formOf(rules) ? owner.kept : null));
  const form = useForm<FieldTexts>({
    mode: 'uncontrolled',
    initialValues: { ...initial, ...kept?.values, ...reply?.values },
    initialErrors: { ...reply?.errors },
    validate: Object.fromEntries(checks),
    onSubmitPreventDefault: 'validation-failed',
    enhanceGetInputProps: ({ field }) => ({ name: field, id: fieldId(field) }),
  });
  useEffect(() => {
    if (!reply) return;
    if (reply.saved) form.resetDirty();
    form.setErrors({ ...reply.errors });
    wantsFocus.current = isRefusal(reply);
    setRefused(isRefusal(reply));
    // The form object is another one with each render; only a new reply changes anything.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reply]);
  // The summary is drawn after the problems are set, so it is looked for after each render.
  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });
  const refuse = () => {
    wantsFocus.current = true;
    setRefused(true);
  };
  return { form, rules, reply, initial, summary, kept, fieldId, refused, refuse };
}

/** An answer may also be neither: a preview, or what a search within the form found. */
const isRefusal = (reply: ServerFormReply | undefined): boolean =>
  reply !== undefined &&
  !reply.saved &&
  (reply.message !== null || reply.conflict !== undefined || Object.keys(reply.errors).length > 0);
