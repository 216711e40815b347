import { useActionData, useLoaderData } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../shared/i18n/use-texts';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import type { FormRules } from '../../forms/field-text';
import { TAB_FORMS } from './builder-forms';
import type { changeBuilder, loadBuilder } from './builder.server';
import type { builderMessages } from './messages.server';
import { useTypedPreview } from './typed-preview';

type Shown = Awaited<ReturnType<typeof loadBuilder>>;
type Reply = Awaited<ReturnType<typeof changeBuilder>>['data'];

/** What the fields of a tab are drawn from. */
export interface TabFields {
  readonly state: ServerFormState<string>;
  /** What is typed at the moment. */
  readonly typed: Readonly<Record<string, string>>;
  /** Fills in a field for the reader, and gives it the focus. The preview shows it as if it was typed. */
  readonly choose: (name: string, value: string) => void;
}

interface TabFormProps {
  readonly children: (fields: TabFields) => ReactNode;
}

/** The form of a tab, which saves a part of the draft. */
export function TabForm(props: TabFormProps) {
  const { checkout } = useLoaderData<Shown>();
  // A picture or a testimonial makes a new version, too: the form then begins with what was saved.
  return <Fields key={checkout.version} {...props} />;
}

function Fields({ children }: TabFormProps) {
  const t = useTexts<typeof builderMessages>();
  const { tab, initial, checkout } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form ?? undefined;
  const rules: FormRules<string> = TAB_FORMS[tab];
  const state = useServerForm<string>({ rules, initial, reply });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ ...initial, ...reply?.values });
  const labels = Object.fromEntries(
    Object.keys(rules).map((name) => [name, t(`field_${name}` as 'field_template')]),
  );
  const { look } = useTypedPreview();
  const changed = (form: HTMLFormElement | null) => {
    setTyped({ ...state.form.getValues() });
    if (form) look(form);
  };
  const choose = (name: string, value: string) => {
    flushSync(() => state.form.setFieldValue(name, value));
    const input = document.getElementById(state.fieldId(name));
    // What offered the value may be gone in a moment.
    input?.focus();
    changed(input?.closest('form') ?? null);
  };
  return (
    // The fields tell the form what was typed before this hears of it.
    <div onChange={({ currentTarget }) => changed(currentTarget.querySelector('form'))}>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('saveDraft')}
        hidden={{ version: String(checkout.version) }}
      >
        {children({ state, typed, choose })}
      </ServerForm>
    </div>
  );
}
