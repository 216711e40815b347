import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { MoneyField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { refundMessages } from './messages.server';
import { ProofFields } from './proof-fields';
import { REFUND_FORM } from './refund-forms';
import { BackLink } from '../../components/back-link';
import type { loadNewRefund } from './refunds.server';

type Shown = Awaited<ReturnType<typeof loadNewRefund>>;
type Name = keyof typeof REFUND_FORM;

/** Refunds a payment, or an amount of it. */
export function NewRefundPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewRefund />
    </TextsProvider>
  );
}

function NewRefund() {
  const t = useTexts<typeof refundMessages>();
  const { payment, needsCode, refundId } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<Name>>();
  const initial = { payment, amount: '', reason: '', password: '', code: '' };
  const state = useServerForm<Name>({ rules: REFUND_FORM, initial, reply });
  const labels = {
    ...{ payment: t('payment'), amount: t('amount') },
    ...{ reason: t('reason'), password: t('password'), code: t('code') },
  };
  return (
    <>
      <BackLink to="/admin-root/refunds">{t('backToRefunds')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('refund')} hidden={{ refundId }}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="payment" label={t('payment')} hint={t('paymentHint')} />
          <MoneyField state={state} name="amount" label={t('amount')} hint={t('amountHint')} />
          <ProofFields state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </>
  );
}
