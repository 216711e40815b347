import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ListDefinition } from '@guiche/lists';
import { TextsProvider } from '../../shared/i18n/use-texts';
import { Confirmation } from '../components/confirmation';
import { TextField } from '../fields/fields';
import { ServerForm } from '../forms/server-form';
import { useServerForm } from '../forms/use-server-form';
import { BULK_FORM } from './bulk-form-rules';
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
      {reply?.done == null ? <Question list={list} /> : <Done done={reply.done} />}
    </TextsProvider>
  );
}

function Question({ list }: { readonly list: ListDefinition }) {
  const { t, word } = useListTexts();
  const { back, ids, query, count } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form;
  const state = useServerForm({ rules: BULK_FORM, initial: { reason: '' }, reply });
  const name = `bulk_${list.bulk?.name ?? ''}`;
  const question = word as unknown as (key: string, values: object) => string;
  const label = word(`${name}_reason`);
  return (
    <Confirmation title={question(`${name}_question`, { count })} backTo={back} isWholePage>
      <Text mb="md">{word(`${name}_text`)}</Text>
      <ServerForm
        state={state}
        labels={{ reason: label }}
        submitLabel={word(name)}
        hidden={{ ids, query, count: String(count) }}
        buttons={
          <Button component={Link} to={back} variant="default">
            {t('cancel')}
          </Button>
        }
      >
        <TextField state={state} name="reason" label={label} />
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
