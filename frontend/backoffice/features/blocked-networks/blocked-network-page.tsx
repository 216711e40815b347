import { Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { blockedNetworksList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { UNBLOCK_FORM } from './block-forms';
import type { loadBlockedNetwork } from './blocked-networks.server';
import type { blockedNetworkMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadBlockedNetwork>>;

/** A network that is or was blocked. */
export function BlockedNetworkPage() {
  const { row, now } = useLoaderData<Shown>();
  const isOver = row.ended !== null || (row.expires !== null && String(row.expires) <= now);
  return <RowPage list={blockedNetworksList}>{isOver ? null : <UnblockSection />}</RowPage>;
}

function UnblockSection() {
  const t = useTexts<typeof blockedNetworkMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof UNBLOCK_FORM>>();
  const state = useServerForm({ rules: UNBLOCK_FORM, initial: { reason: '' }, reply });
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
