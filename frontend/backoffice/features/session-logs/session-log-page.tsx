import { Button, Text } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { sessionLogsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { END_SESSIONS_FORM } from './end-sessions-form';
import type { sessionLogMessages } from './messages.server';
import type { endSessions, loadSessionLog } from './session-log.server';

type Shown = Awaited<ReturnType<typeof loadSessionLog>>;
type Reply = Awaited<ReturnType<typeof endSessions>>['data'];

/** A sign-in, whose session can be ended. */
export function SessionLogPage() {
  const { row } = useLoaderData<Shown>();
  return (
    <RowPage list={sessionLogsList} actions={row.ip === null ? null : <BlockLink network={String(row.ip)} />}>
      {row.session ? <EndSection /> : null}
    </RowPage>
  );
}

function BlockLink({ network }: { readonly network: string }) {
  const t = useTexts<typeof sessionLogMessages>();
  const address = `/master-root/blocked-networks/new?${new URLSearchParams({ network })}`;
  return (
    <Button component={Link} to={address} variant="default">
      {t('blockNetwork')}
    </Button>
  );
}

function EndSection() {
  const t = useTexts<typeof sessionLogMessages>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: END_SESSIONS_FORM, initial: { reason: '' }, reply });
  return (
    <Panel title={t('endTitle')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('endText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        submitLabel={t('endOne')}
        isDecision
        buttons={
          <Button type="submit" name="intent" value="all" variant="default">
            {t('endAll')}
          </Button>
        }
      >
        <TextField state={state} name="reason" label={t('reason')} />
      </ServerForm>
    </Panel>
  );
}
