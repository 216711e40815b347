import { Alert, Anchor, Button, Group, List, Text } from '@mantine/core';
import { Form, useNavigation } from '@remix-run/react';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { afterPress } from '../../shared/lib/after-press';
import { useBackofficeTexts } from '../messages/use-texts';
import { FORM_MARKS, formOf, useFormOwner, type KeptForm } from './kept-form';
import { FormConflictNote } from './form-conflict-note';
import { LeaveUnsaved } from './leave-unsaved';
import type { ServerFormState } from './use-server-form';

interface ServerFormProps<Name extends string> {
  readonly state: ServerFormState<Name>;
  /** The label of each field, for the summary of problems. */
  readonly labels: Readonly<Record<Name, string>>;
  /** The text of the submit button; "Save" by default. */
  readonly submitLabel?: string;
  /** Sent with the form: which of several forms of a page it is, the version that was edited. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Further buttons. They follow the submit button, because Enter presses the first one. */
  readonly buttons?: ReactNode;
  /** Groups of boxes that are kept with the fields. */
  readonly ticked?: readonly string[];
  /** The buttons are outcomes to choose from: Enter in a field chooses none of them. */
  readonly isDecision?: boolean;
  readonly children: ReactNode;
}

/** The form of {@link useServerForm}: the summary of problems, the fields, and the button. */
export function ServerForm<Name extends string>({
  state,
  labels,
  submitLabel,
  hidden = {},
  buttons,
  ticked = [],
  isDecision = false,
  children,
}: ServerFormProps<Name>) {
  const { form, kept, reply, rules, refuse } = state;
  // The version that was edited: a change of somebody else meanwhile is not overwritten.
  const sent = kept && !reply ? asEdited(hidden, kept) : hidden;
  const t = useBackofficeTexts();
  const sending = useNavigation().state === 'submitting';
  // After the press that ends: a sentence that appears during it would move the button away from under the pointer.
  const checkLeft = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    // What the server refused stays refused until it is changed. The summary takes the focus from the field that sent the form.
    if (form.errors[name] && form.errors[name] === reply?.errors[name as Name]) return;
    // A field that is only passed through is not blamed for being empty.
    if (name in rules && (value !== '' || form.errors[name])) afterPress(() => form.validateField(name));
  };
  const send = form.onSubmit(
    () => undefined,
    (errors) => {
      refuse();
      // Set again, so that there is a render also where the problems are those of the last time.
      form.setErrors({ ...errors });
    },
  );
  // A button with `formNoValidate` sends what was typed so far, for a preview.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement && submitter.formNoValidate)) send(event);
  };
  return (
    <Form method="post" noValidate onSubmit={submit} onBlur={checkLeft}>
      {/* Enter presses the first button of a form, also without script. Nothing happens where that is disabled. */}
      {isDecision ? <button type="submit" disabled hidden /> : null}
      {reply?.conflict ? <FormConflictNote state={state} labels={labels} conflict={reply.conflict} /> : null}
      <ProblemSummary state={state} labels={labels} />
      {kept && !reply ? (
        <Alert
          color="accent"
          role="status"
          title={t(kept.because === 'proof' ? 'formKeptForProof' : 'formKept')}
          mb="md"
        >
          <Text size="sm">{t('formKeptText')}</Text>
        </Alert>
      ) : null}
      <Marks of={formOf(rules)} ticked={ticked} />
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Group mt="lg" gap="md">
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? t('saving') : (submitLabel ?? t('save'))}
        </Button>
        {buttons}
        <Text role="status" c="var(--ok)" size="sm">
          {reply?.saved && !sending ? t('saved') : ''}
        </Text>
      </Group>
      <LeaveUnsaved isDirty={form.isDirty} />
    </Form>
  );
}

/** What the form says of itself, so that it can be kept. */
function Marks({ of, ticked }: { readonly of: string; readonly ticked: readonly string[] }) {
  const owner = useFormOwner();
  if (!owner) return null;
  return (
    <>
      <input type="hidden" name={FORM_MARKS.fields} value={of} />
      <input type="hidden" name={FORM_MARKS.person} value={owner.personId} />
      {ticked.map((name) => (
        <input key={name} type="hidden" name={FORM_MARKS.ticked} value={name} />
      ))}
    </>
  );
}

/** What is sent with a form that was kept: the version that its person saw, or that there was none. */
function asEdited(
  { basedOn: _present, ...hidden }: Readonly<Record<string, string>>,
  { version, basedOn }: Pick<KeptForm, 'version' | 'basedOn'>,
): Readonly<Record<string, string>> {
  return { ...hidden, ...(version !== '' && { version }), ...(basedOn !== null && { basedOn }) };
}

function ProblemSummary<Name extends string>({
  state: { form, reply, summary, refused, fieldId },
  labels,
}: Pick<ServerFormProps<Name>, 'state' | 'labels'>) {
  const t = useBackofficeTexts();
  const wrong = (Object.keys(labels) as Name[]).filter((name) => form.errors[name]);
  const message = reply?.conflict ? null : reply?.message;
  if (!refused || (wrong.length === 0 && !message)) return null;
  const title = wrong.length > 0 ? t('formProblems', { count: wrong.length }) : t('formRefused');
  return (
    <Alert ref={summary} tabIndex={-1} color="red" title={title} mb="md" role="alert">
      {message && wrong.length === 0 ? <Text size="sm">{message}</Text> : null}
      <List size="sm">
        {wrong.map((name) => (
          <List.Item key={name}>
            <Anchor href={`#${fieldId(name)}`} c="inherit" size="sm">
              {labels[name]}
            </Anchor>
            {': '}
            {form.errors[name]}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
