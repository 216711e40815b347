import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ListDefinition } from '@guiche/lists';
import { TextsProvider } from '../../shared/i18n/use-texts';
import { Confirmation } from '../components/confirmation';
import { PasswordField, TextField } from '../fields/fields';
import { ServerForm } from '../forms/server-form';
import { useServerForm, type ServerFormState } from '../forms/use-server-form';
import { BULK_FORM, PROVEN_BULK_FORM } from './bulk-form-rules';
import type { bulkAction, bulkLoader } from './bulk-page.server';
import { useListTexts } from './list-part';

type Shown = Awaited<ReturnType<ReturnType<typeof bulkLoader>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof bulkAction>>>['data'];

/** Asks before something is done with several rows, and says what was done. */
export function BulkPage({ list }: { readonly list: ListDefinition }) {
  const { locale, texts } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      {reply?.done == null ? <Asked list={list} /> : <Done done={reply.done} />}
    </TextsProvider>
  );
}

const Asked = ({ list }: { readonly list: ListDefinition }) =>
  list.bulk?.needsProof ? <ProvenQuestion list={list} /> : <Question list={list} />;

function Question({ list }: { readonly list: ListDefinition }) {
  const { word } = useListTexts();
  const reply = useActionData<Reply>()?.form;
  const state = useServerForm({ rules: BULK_FORM, initial: { reason: '' }, reply });
  const label = word(`bulk_${list.bulk?.name ?? ''}_reason`);
  return (
    <QuestionForm list={list} state={state} labels={{ reason: label }}>
      <TextField state={state} name="reason" label={label} />
    </QuestionForm>
  );
}

/** The same where money moves: with the password again. */
function ProvenQuestion({ list }: { readonly list: ListDefinition }) {
  const { t, word } = useListTexts();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form;
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: PROVEN_BULK_FORM, initial, reply });
  const reason = word(`bulk_${list.bulk?.name ?? ''}_reason`);
  const labels = { reason, password: t('bulkPassword'), code: t('bulkCode') };
  return (
    <QuestionForm list={list} state={state} labels={labels}>
      <Stack gap="md">
        <TextField state={state} name="reason" label={reason} />
        <PasswordField
          state={state}
          name="password"
          label={labels.password}
          autoComplete="current-password"
        />
        {needsCode ? (
          <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
        ) : null}
      </Stack>
    </QuestionForm>
  );
}

interface QuestionFormProps<Name extends string> {
  readonly list: ListDefinition;
  readonly state: ServerFormState<Name>;
  readonly labels: Readonly<Record<Name, string>>;
  readonly children: ReactNode;
}

function QuestionForm<Name extends string>({ list, state, labels, children }: QuestionFormProps<Name>) {
  const { t, word } = useListTexts();
  const { back, ids, query, count } = useLoaderData<Shown>();
  const name = `bulk_${list.bulk?.name ?? ''}`;
  const question = word as unknown as (key: string, values: object) => string;
  return (
    <Confirmation title={question(`${name}_question`, { count })} backTo={back} isWholePage>
      <Text mb="md">{word(`${name}_text`)}</Text>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={word(name)}
        hidden={{ ids, query, count: String(count) }}
        buttons={
          <Button component={Link} to={back} variant="default">
            {t('cancel')}
          </Button>
        }
      >
        {children}
      </ServerForm>
    </Confirmation>
  );
}

function Done({ done }: { readonly done: number }) {
  const { t } = useListTexts();
  const { back } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="md" role="status">
        {t('done', { count: done })}
      </Title>
      <Anchor component={Link} to={back}>
        {t('back')}
      </Anchor>
    </>
  );
}
