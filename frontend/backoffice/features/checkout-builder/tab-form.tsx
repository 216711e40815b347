import { useActionData, useLoaderData } from '@remix-run/react';
import { useRef, useState, type ReactNode } from 'react';
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

interface TabFormProps {
  /** The fields, drawn with what is typed at the moment. */
  readonly children: (state: ServerFormState<string>, typed: Readonly<Record<string, string>>) => ReactNode;
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
  const holder = useRef<HTMLDivElement>(null);
  const { look } = useTypedPreview();
  const changed = () => {
    setTyped({ ...state.form.getValues() });
    const form = holder.current?.querySelector('form');
    if (form) look(form);
  };
  return (
    // The fields tell the form what was typed before this hears of it.
    <div ref={holder} onChange={changed}>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('saveDraft')}
        hidden={{ version: String(checkout.version) }}
      >
        {children(state, typed)}
      </ServerForm>
    </div>
  );
}
