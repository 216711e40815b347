import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { platformPixelsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, SwitchField, TextField } from '../../fields/fields';
import { AskFirst } from '../../components/ask-first';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { pixelMessages } from './messages.server';
import { PIXEL_FORM } from './pixel-forms';
import type { PixelReply, loadPixel } from './platform-pixels.server';

type Shown = Awaited<ReturnType<typeof loadPixel>>;

const HTTP_REFUSED = 400;

/** A tracking id: its settings, a test event, and its removal. */
export function PixelPage() {
  const { settings } = useLoaderData<Shown>();
  return (
    <RowPage list={platformPixelsList}>
      <Stack gap="lg">
        <FiresSection />
        <SettingsSection key={settings.version} />
        <TestSection />
      </Stack>
    </RowPage>
  );
}

/** Where the pixel is loaded, and what it is told there. */
function FiresSection() {
  const t = useTexts<typeof pixelMessages>();
  const { settings } = useLoaderData<Shown>();
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('firesTitle')}
      </Title>
      <Text>{t(settings.isActive ? 'firesWhere' : 'firesNowhere')}</Text>
      <Text size="sm" mt="xs">
        {t('firesView')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('firesNot')}
      </Text>
    </Paper>
  );
}

function SettingsSection() {
  const t = useTexts<typeof pixelMessages>();
  const { settings } = useLoaderData<Shown>();
  const reply = useActionData<PixelReply>()?.form ?? undefined;
  const initial = {
    ...{ label: settings.label ?? '', token: '', isActive: settings.isActive ? 'on' : '' },
    needsConsent: settings.needsConsent ? 'on' : '',
  };
  const state = useServerForm({ rules: PIXEL_FORM, initial, reply });
  const labels = {
    ...{ label: t('label'), token: t('token'), isActive: t('isActive'), needsConsent: t('needsConsent') },
  };
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="md">
        {t('change')}
      </Title>
      <ServerForm state={state} labels={labels} hidden={{ version: String(settings.version) }}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="label" label={labels.label} />
          <PasswordField state={state} name="token" label={labels.token} hint={t('tokenKept')} />
          <SwitchField state={state} name="isActive" label={labels.isActive} />
          <SwitchField state={state} name="needsConsent" label={labels.needsConsent} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}

function TestSection() {
  const t = useTexts<typeof pixelMessages>();
  const { row } = useLoaderData<Shown>();
  const reply = useActionData<PixelReply>();
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('testTitle')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('testText')}
      </Text>
      {reply?.problem ? <Alert color="red" role="alert" mb="md" title={reply.problem} /> : null}
      <Form method="post">
        <Group gap="md">
          <Button type="submit" name="intent" value="test" variant="default">
            {t('test')}
          </Button>
          {row.token === 'SET' ? (
            <AskFirst intent="removeToken" text={t('removeToken')} of={String(row.pixelId)} />
          ) : null}
          <AskFirst intent="remove" text={t('removePixel')} of={String(row.pixelId)} />
          <Text role="status" size="sm">
            {typeof reply?.status === 'number'
              ? t(reply.status < HTTP_REFUSED ? 'accepted' : 'refused', { status: reply.status })
              : ''}
          </Text>
        </Group>
      </Form>
    </Paper>
  );
}
