import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { Confirmation } from '../../components/confirmation';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { bulkLoader } from '../../lists/bulk-page.server';
import { useListTexts } from '../../lists/list-part';
import { APPROVE_MANY_FORM } from './withdrawal-forms';
import type { approveMany } from './withdrawals.server';

type Shown = Awaited<ReturnType<ReturnType<typeof bulkLoader>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof approveMany>>>['data'];

/** Asks for the password before several withdrawals are approved, and says how many were. */
export function ApproveManyPage() {
  const { locale, texts } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      {reply?.done == null ? <Question /> : <Done done={reply.done} />}
    </TextsProvider>
  );
}

function Question() {
  const { t, word } = useListTexts();
  const { back, ids, query, count } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form;
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: APPROVE_MANY_FORM, initial, reply });
  const question = word as unknown as (key: string, values: object) => string;
  const labels = {
    reason: word('bulk_approve_reason'),
    password: word('bulk_approve_password'),
    code: word('bulk_approve_code'),
  };
  return (
    <Confirmation title={question('bulk_approve_question', { count })} backTo={back} isWholePage>
      <Text mb="md">{word('bulk_approve_text')}</Text>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={word('bulk_approve')}
        hidden={{ ids, query, count: String(count) }}
        buttons={
          <Button component={Link} to={back} variant="default">
            {t('cancel')}
          </Button>
        }
      >
        <Stack gap="md" maw={480}>
          <TextField state={state} name="reason" label={labels.reason} />
          <PasswordField
            state={state}
            name="password"
            label={labels.password}
            autoComplete="current-password"
          />
          <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
        </Stack>
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
