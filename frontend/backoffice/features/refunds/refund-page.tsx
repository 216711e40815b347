import { Button, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { refundsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { refundMessages } from './messages.server';
import { ProofFields } from './proof-fields';
import { END_REFUND_FORM } from './refund-forms';
import type { endRefund, loadRefund } from './refunds.server';

type Shown = Awaited<ReturnType<typeof loadRefund>>;
type Reply = Awaited<ReturnType<typeof endRefund>>['data'];

/** A refund; one without a result can be ended as the provider shows it. */
export function RefundPage() {
  const { row } = useLoaderData<Shown>();
  const isOpen = row.state === 'ASKED';
  return (
    <RowPage list={refundsList} nextStep={isOpen ? <NextStep /> : null}>
      {isOpen ? <EndSection /> : null}
    </RowPage>
  );
}

function NextStep() {
  return <>{useTexts<typeof refundMessages>()('nextStep')}</>;
}

function EndSection() {
  const t = useTexts<typeof refundMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: END_REFUND_FORM, initial, reply });
  return (
    <Panel title={t('endTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('endText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        submitLabel={t('notReturned')}
        isDecision
        buttons={
          <Button type="submit" name="intent" value="returned" variant="default">
            {t('returned')}
          </Button>
        }
      >
        <Stack gap="md" maw={480}>
          <ProofFields state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}
