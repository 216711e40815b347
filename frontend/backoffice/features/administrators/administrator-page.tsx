import { Button, Paper, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { administratorsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { REASON_FORM } from './administrator-forms';
import type { changeAdministrator, loadAdministrator } from './administrators.server';
import type { administratorMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadAdministrator>>;
type Reply = Awaited<ReturnType<typeof changeAdministrator>>['data'];

/** An administrator of a platform, and what a master can do. */
export function AdministratorPage() {
  const { row } = useLoaderData<Shown>();
  return (
    <RowPage list={administratorsList}>
      {row.status === 'CREATED' ? <InviteAgain /> : null}
      {row.status === 'ACTIVE' ? <EnterLink id={row.id} /> : null}
      {row.status === 'BLOCKED' ? null : <MoveLink id={row.id} />}
      <Actions key={row.status} isBlocked={row.status === 'BLOCKED'} />
    </RowPage>
  );
}

function EnterLink({ id }: { readonly id: string }) {
  const t = useTexts<typeof administratorMessages>();
  return (
    <Button component={Link} to={`/master-root/administrators/${id}/enter`} variant="default" mb="lg">
      {t('enter')}
    </Button>
  );
}

function MoveLink({ id }: { readonly id: string }) {
  const t = useTexts<typeof administratorMessages>();
  return (
    <Button component={Link} to={`/master-root/administrators/${id}/move`} variant="default" mb="lg" ml="sm">
      {t('move')}
    </Button>
  );
}

function InviteAgain() {
  const t = useTexts<typeof administratorMessages>();
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="inviteAgain" variant="default" mb="lg">
        {t('inviteAgain')}
      </Button>
    </Form>
  );
}

function Actions({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useTexts<typeof administratorMessages>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: REASON_FORM, initial: { reason: '' }, reply });
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('actions')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t(isBlocked ? 'unblockText' : 'blockText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        hidden={{ primary: isBlocked ? 'unblock' : 'block' }}
        submitLabel={t(isBlocked ? 'unblock' : 'block')}
        isDecision
        buttons={
          <Button type="submit" name="intent" value="resetFactor" variant="default">
            {t('resetFactor')}
          </Button>
        }
      >
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
      </ServerForm>
    </Paper>
  );
}
