import { Button, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { bankAccountsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { TestsPanel } from './tests-panel';
import { DECISION_FORM } from './bank-account-forms';
import type { BankAccountReply, loadBankAccount } from './bank-account.server';
import type { bankAccountMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadBankAccount>>;

/** An account of a seller, its tests, and the decision of staff. */
export function BankAccountPage() {
  const { row } = useLoaderData<Shown>();
  const isTestable = row.status === 'PENDING' || row.status === 'ACTIVE';
  return (
    <RowPage list={bankAccountsList} nextStep={row.status === 'PENDING' ? <NextStep /> : null}>
      <Stack gap="lg">
        <TestsPanel isTestable={isTestable} />
        <DecisionSection key={row.status} seen={row.status ?? ''} />
      </Stack>
    </RowPage>
  );
}

function NextStep() {
  return <>{useTexts<typeof bankAccountMessages>()('nextStep')}</>;
}

function DecisionSection({ seen }: { readonly seen: string }) {
  const isActive = seen === 'ACTIVE';
  const t = useTexts<typeof bankAccountMessages>();
  const reply = useActionData<BankAccountReply>();
  const state = useServerForm({
    rules: DECISION_FORM,
    initial: { reason: '' },
    reply: reply?.of === 'decision' ? reply.form : undefined,
  });
  return (
    <Panel title={t('decision')}>
      <Text c="dimmed" size="sm" mb="md">
        {t(isActive ? 'blockText' : 'approveText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        hidden={{ decision: isActive ? 'block' : 'approve', seen }}
        submitLabel={t(isActive ? 'block' : 'approve')}
        isDecision={!isActive}
        buttons={
          isActive ? null : (
            <Button type="submit" name="intent" value="reject" variant="default" c="red">
              {t('reject')}
            </Button>
          )
        }
      >
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      </ServerForm>
    </Panel>
  );
}
