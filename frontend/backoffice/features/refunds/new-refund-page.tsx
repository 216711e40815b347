import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
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

/** Refunds a whole payment. */
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
  const { payment, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<Name>>();
  const initial = { payment, reason: '', password: '', code: '' };
  const state = useServerForm<Name>({ rules: REFUND_FORM, initial, reply });
  const labels = { payment: t('payment'), reason: t('reason'), password: t('password'), code: t('code') };
  return (
    <>
      <BackLink to="/admin-root/refunds">{t('backToRefunds')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('refund')}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="payment" label={t('payment')} hint={t('paymentHint')} />
          <ProofFields state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </>
  );
}
