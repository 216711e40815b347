import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { INVOICE_KIND_WORDS } from '@guiche/lists';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { MoneyField, PasswordField, SelectField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { FindPlatform } from '../administrators/find-platform';
import type { FindingReply } from '../administrators/find-platform-form';
import { NEW_INVOICE_FORM } from './invoice-forms';
import type { loadNewInvoice } from './invoices.server';
import type { invoiceMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewInvoice>>;
type Name = keyof typeof NEW_INVOICE_FORM;

/** Bills one platform. */
export function NewInvoicePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewInvoice />
    </TextsProvider>
  );
}

function NewInvoice() {
  const t = useTexts<typeof invoiceMessages>();
  const { needsCode, requestKey } = useLoaderData<Shown>();
  const reply = useActionData<FindingReply<Name>>();
  const initial = {
    ...{ platform: '', kind: 'SET_UP', reference: '', amount: '', dueOn: '' },
    ...{ note: '', password: '', code: '' },
  };
  const state = useServerForm<Name>({ rules: NEW_INVOICE_FORM, initial, reply });
  const labels = {
    ...{ platform: t('platform'), kind: t('kind'), reference: t('reference'), amount: t('amount') },
    ...{ dueOn: t('dueOn'), note: t('note'), password: t('password'), code: t('code') },
  };
  const kinds = INVOICE_KIND_WORDS.map((value) => ({ value, label: t(`kind_${value}`) }));
  return (
    <>
      <BackLink to="/master-root/charges">{t('backToInvoices')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('createInvoice')} hidden={{ requestKey }}>
        <Stack gap="md" maw={480}>
          <FindPlatform state={state} label={labels.platform} unchosen={t('choosePlatform')} />
          <SelectField state={state} name="kind" label={labels.kind} choices={kinds} />
          <TextField state={state} name="reference" label={labels.reference} hint={t('referenceHint')} />
          <MoneyField state={state} name="amount" label={labels.amount} />
          <TextField state={state} name="dueOn" type="date" label={labels.dueOn} />
          <TextField state={state} name="note" label={labels.note} hint={t('noteHint')} />
          <PasswordField
            {...{ state, name: 'password', label: labels.password }}
            autoComplete="current-password"
          />
          {needsCode ? (
            <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
          ) : null}
        </Stack>
      </ServerForm>
    </>
  );
}
