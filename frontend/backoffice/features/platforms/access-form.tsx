import { List, Paper, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { PLATFORM_ACCESS_FORM } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';

/** From which addresses the staff of the platform sign in, and the way to clear a list that shut them out. */
export function AccessForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  const { staffAddresses } = platform;
  if (staffAddresses.length === 0) return <Text c="dimmed">{t('accessEverywhere')}</Text>;
  return (
    <Paper component="section" maw={640}>
      <Text mb="md">{t('accessText')}</Text>
      <List size="sm" mb="md">
        {staffAddresses.map((network) => (
          <List.Item key={network}>{network}</List.Item>
        ))}
      </List>
      <ClearForm />
    </Paper>
  );
}

function ClearForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  const state = useServerForm({
    rules: PLATFORM_ACCESS_FORM,
    initial: { reason: '' },
    reply: useReplyTo('access'),
  });
  return (
    <ServerForm
      state={state}
      labels={{ reason: t('reason') }}
      hidden={{ version: String(platform.version) }}
      submitLabel={t('accessClear')}
    >
      <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
    </ServerForm>
  );
}
