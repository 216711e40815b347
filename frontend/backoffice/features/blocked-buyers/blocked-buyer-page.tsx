import { Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { blockedBuyersList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { LIFT_BLOCK_FORM } from './block-forms';
import type { loadBlockedBuyer } from './blocked-buyers.server';
import type { blockedBuyerMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadBlockedBuyer>>;

/** A buyer who is or was blocked. */
export function BlockedBuyerPage() {
  const { row, isKnown } = useLoaderData<Shown>();
  return (
    <RowPage list={blockedBuyersList} nextStep={isKnown ? <KnownNote /> : null}>
      {row.state === 'HOLDS' ? <LiftSection /> : null}
    </RowPage>
  );
}

function KnownNote() {
  const t = useTexts<typeof blockedBuyerMessages>();
  return <>{t('known')}</>;
}

function LiftSection() {
  const t = useTexts<typeof blockedBuyerMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof LIFT_BLOCK_FORM>>();
  const state = useServerForm({ rules: LIFT_BLOCK_FORM, initial: { reason: '' }, reply });
  return (
    <Panel title={t('endTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('endText')}
      </Text>
      <ServerForm state={state} labels={{ reason: t('reason') }} submitLabel={t('endTitle')}>
        <TextField state={state} name="reason" label={t('reason')} />
      </ServerForm>
    </Panel>
  );
}
