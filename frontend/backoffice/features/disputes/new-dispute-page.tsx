import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { MoneyField, TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { NEW_DISPUTE_FORM } from './dispute-forms';
import type { loadNewDispute } from './disputes.server';
import type { disputeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewDispute>>;

/** Records a notice that reached staff by mail. */
export function NewDisputePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewDispute />
    </TextsProvider>
  );
}

function NewDispute() {
  const t = useTexts<typeof disputeMessages>();
  const { payment, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<string>>();
  const initial = {
    payment,
    amount: '',
    providerReference: '',
    dueOn: '',
    reason: '',
    password: '',
    code: '',
  };
  const state = useServerForm<string>({ rules: NEW_DISPUTE_FORM, initial, reply });
  const labels = {
    ...{ payment: t('payment'), amount: t('amount'), providerReference: t('factReference') },
    ...{ dueOn: t('dueOn'), reason: t('reason'), password: t('password'), code: t('code') },
  };
  return (
    <>
      <BackLink to="/admin-root/disputes">{t('backToDisputes')}</BackLink>
      <Title order={1} my="md">
        {t('newDispute')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newDisputeText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('newDispute')}>
        <Stack gap="md" maw={480} mb="md">
          <TextField state={state} name="payment" label={labels.payment} />
          <MoneyField state={state} name="amount" label={labels.amount} hint={t('amountHint')} />
          <TextField state={state} name="providerReference" label={labels.providerReference} />
          <TextField state={state} name="dueOn" type="date" label={labels.dueOn} hint={t('dueOnHint')} />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </>
  );
}
