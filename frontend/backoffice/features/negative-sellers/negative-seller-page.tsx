import { Button, Stack, Text } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { sellerNegativeList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { NumberField, TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { AGREEMENT_FORM, DEBT_FORM } from './debt-form';
import type { debtMessages } from './messages.server';
import type { decideDebt, loadDebt } from './negative-sellers.server';

type Shown = Awaited<ReturnType<typeof loadDebt>>;
type Reply = Awaited<ReturnType<typeof decideDebt>>['data'];

/** A seller who owes: why, how it is paid, and what staff can do about it. */
export function NegativeSellerPage() {
  const { row } = useLoaderData<Shown>();
  const isProposed = row.state === 'TO_WRITE_OFF';
  return (
    <RowPage list={sellerNegativeList} actions={<SellerLink />} nextStep={isProposed ? <NextStep /> : null}>
      {Number(row.owed) > 0 ? (
        <Stack gap="md" key={String(row.state)}>
          {Number(row.reserve) > 0 ? <ReservePanel /> : null}
          {isProposed ? null : <AgreementPanel />}
          <WriteOffPanel isProposed={isProposed} />
        </Stack>
      ) : null}
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof debtMessages>();
  return <>{t('nextConfirm')}</>;
}

function SellerLink() {
  const t = useTexts<typeof debtMessages>();
  const { row } = useLoaderData<Shown>();
  const to = `/admin-root/manage-users?q=${encodeURIComponent(String(row.document ?? row.seller))}`;
  return (
    <Button component={Link} to={to} variant="default">
      {t('seeSeller')}
    </Button>
  );
}

function useDebtForm(of: Reply['of']) {
  const reply = useActionData<Reply>();
  return useServerForm<string>({
    rules: DEBT_FORM,
    initial: { reason: '', password: '', code: '' },
    reply: reply?.of === of ? reply.form : undefined,
  });
}

function useLabels() {
  const t = useTexts<typeof debtMessages>();
  return { reason: t('reason'), password: t('password'), code: t('code') };
}

function ReservePanel() {
  const t = useTexts<typeof debtMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const state = useDebtForm('reserve');
  return (
    <Panel title={t('reserveTitle')}>
      <Text size="sm" mb="md">
        {t('reserveText')}
      </Text>
      <ServerForm
        state={state}
        labels={useLabels()}
        submitLabel={t('useReserve')}
        hidden={{ decision: 'USE_RESERVE' }}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

function AgreementPanel() {
  const t = useTexts<typeof debtMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({
    rules: AGREEMENT_FORM,
    initial: { instalments: '', firstDueOn: '', reason: '', password: '', code: '' },
    reply: reply?.of === 'agreement' ? reply.form : undefined,
  });
  const labels = { ...useLabels(), instalments: t('instalments'), firstDueOn: t('firstDueOn') };
  return (
    <Panel title={t('agreementTitle')}>
      <Text size="sm" mb="md">
        {t('agreementText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('agree')} hidden={{ decision: 'AGREE' }}>
        <Stack gap="md" maw={480} mb="md">
          <NumberField state={state} name="instalments" label={labels.instalments} />
          <TextField state={state} name="firstDueOn" type="date" label={labels.firstDueOn} />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

function WriteOffPanel({ isProposed }: { readonly isProposed: boolean }) {
  const t = useTexts<typeof debtMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const state = useDebtForm('writeOff');
  const refuse = (
    <Button type="submit" name="intent" value="REFUSE_WRITE_OFF" variant="default">
      {t('refuseIt')}
    </Button>
  );
  return (
    <Panel title={t('writeOffTitle')}>
      <Text size="sm" mb="md">
        {t('writeOffText')}
      </Text>
      <ServerForm
        state={state}
        labels={useLabels()}
        submitLabel={t(isProposed ? 'confirmIt' : 'propose')}
        hidden={{ decision: isProposed ? 'WRITE_OFF' : 'PROPOSE_WRITE_OFF' }}
        isDecision={isProposed}
        buttons={isProposed ? refuse : null}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
