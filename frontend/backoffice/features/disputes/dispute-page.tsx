import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { Panel } from '../../components/panel';
import { LongTextField, MoneyField, SelectField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { DefenceFilesPanel } from './defence-files';
import { DEFENCE_FORM, DISPUTE_RESULT_FORM } from './dispute-forms';
import { DisputeFacts, DisputeHistory, DisputeMoney, DisputeStanding, awaitsDefence } from './dispute-parts';
import type { changeDispute, loadDispute } from './disputes.server';
import type { disputeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadDispute>>;
type Reply = Awaited<ReturnType<typeof changeDispute>>['data'];

export const disputePageTitle = (shown: Pick<Shown, 'sale'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.sale.code} · Guichê` : 'Guichê' },
];

/** A dispute: its deadline, its money, its history, and what staff do next. */
export function DisputePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Dispute />
    </TextsProvider>
  );
}

function Dispute() {
  const t = useTexts<typeof disputeMessages>();
  const shown = useLoaderData<Shown>();
  const { dispute, sale, events } = shown;
  return (
    <>
      <BackLink to="/admin-root/disputes">{t('backToDisputes')}</BackLink>
      <Title order={1} my="md">
        {t('disputeTitle', { code: sale.code })}
      </Title>
      <Group gap="sm" mb="md">
        <Button component="a" href={`/admin-root/disputes/${dispute.id}/defence`} variant="default">
          {t('packPdf')}
        </Button>
        <Button
          component="a"
          href={`/admin-root/disputes/${dispute.id}/defence?format=json`}
          variant="default"
        >
          {t('packJson')}
        </Button>
      </Group>
      <Stack gap="md" maw={820} key={dispute.state}>
        <DisputeStanding dispute={dispute} />
        <DisputeFacts shown={shown} salePage="/admin-root/manage-sales" isOwn={false} />
        <DisputeMoney shown={shown} isOwn={false} />
        <DefenceFilesPanel shown={shown} page={`/admin-root/disputes/${dispute.id}`} />
        {awaitsDefence(dispute) ? <Defence /> : null}
        {dispute.endedAt === null ? <Result /> : null}
        <DisputeHistory events={events} />
      </Stack>
    </>
  );
}

function Defence() {
  const t = useTexts<typeof disputeMessages>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({
    rules: DEFENCE_FORM,
    initial: { reason: '' },
    reply: reply?.of === 'defence' ? reply.form : undefined,
  });
  return (
    <Panel title={t('defenceTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('defenceText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        submitLabel={t('defenceSent')}
        hidden={{ of: 'defence' }}
      >
        <LongTextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      </ServerForm>
    </Panel>
  );
}

function Result() {
  const t = useTexts<typeof disputeMessages>();
  const { dispute, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({
    rules: DISPUTE_RESULT_FORM,
    initial: { result: 'WON', amount: '', reason: '', password: '', code: '' },
    reply: reply?.of === 'result' ? reply.form : undefined,
  });
  const labels = {
    ...{ result: t('result'), amount: t('returnedAmount'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  const results = ['WON', 'LOST', ...(dispute.chargedBackAt === null ? ['RETURNED_PART'] : [])];
  return (
    <Panel title={t('resultTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('resultText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('saveResult')} hidden={{ of: 'result' }}>
        <Stack gap="md" maw={480} mb="md">
          <SelectField
            state={state}
            name="result"
            label={labels.result}
            choices={results.map((value) => ({ value, label: t(`state_${value as 'WON'}`) }))}
          />
          <MoneyField state={state} name="amount" label={labels.amount} hint={t('returnedAmountHint')} />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
