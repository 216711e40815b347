import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { MoneyField, SelectField, TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { NEW_ADJUSTMENT_FORM } from './adjustment-forms';
import type { loadNewAdjustment } from './adjustments.server';
import type { adjustmentMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewAdjustment>>;

/** Proposes to change the balance of a seller. */
export function NewAdjustmentPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewAdjustment />
    </TextsProvider>
  );
}

function NewAdjustment() {
  const t = useTexts<typeof adjustmentMessages>();
  const { seller, needsCode, requestKey } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply>();
  const state = useServerForm<string>({
    rules: NEW_ADJUSTMENT_FORM,
    initial: { seller, direction: 'CREDIT', amount: '', reason: '', password: '', code: '' },
    reply,
  });
  const labels = {
    ...{ seller: t('seller'), direction: t('direction'), amount: t('amount'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  const directions = (['CREDIT', 'DEBIT'] as const).map((value) => ({ value, label: t(`choose_${value}`) }));
  return (
    <>
      <BackLink to="/admin-root/balance-adjustments">{t('backToAdjustments')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('propose')} hidden={{ requestKey }}>
        <Stack gap="md" maw={480} mb="md">
          <TextField state={state} name="seller" type="email" label={labels.seller} hint={t('sellerHint')} />
          <SelectField
            state={state}
            name="direction"
            label={labels.direction}
            hint={t('directionHint')}
            choices={directions}
          />
          <MoneyField state={state} name="amount" label={labels.amount} />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </>
  );
}
